import { TRPCClientError } from '@trpc/client';
import { useCallback, useEffect, useRef } from 'react';
import { DAILY_WORD } from '#shared/answers.ts';
import { brazilianDay } from '#shared/calendar.ts';
import type { DailyWordInput } from '#shared/generated-inputs.ts';
import { AnswerCut } from '../../answer/read-answer.ts';
import { tellFailure } from '../../answer/tell-failure.ts';
import { useAnswer } from '../../answer/use-answer.ts';
import { streamClient } from '../../lib/stream-client.ts';

/** The word of the day, asked for when the screen opens without one. */
export function useDailyWord() {
  const state = useAnswer(
    DAILY_WORD,
    (input: DailyWordInput, signal) => streamClient.ai.generateDailyWord.mutate(input, { signal }),
    `daily-word ${brazilianDay(new Date())}`,
  );
  const { ask } = state;
  const load = useCallback(
    async (forceNew: boolean) => {
      const outcome = await ask({ forceNew });
      if (outcome.kind === 'failed') await tellFailure(outcome.error, sentenceFor(outcome.error));
    },
    [ask],
  );
  const atFirst = useRef(state.phase);
  useEffect(() => {
    if (atFirst.current === 'empty') void load(false);
  }, [load]);
  return { state, load };
}

function sentenceFor(error: unknown): string {
  const answered = error instanceof TRPCClientError || error instanceof AnswerCut;
  return answered
    ? 'Não foi possível gerar a palavra do dia. Tente novamente.'
    : 'Ocorreu um erro inesperado. Tente novamente.';
}
