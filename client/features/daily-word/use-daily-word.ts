import { useQuery } from '@tanstack/react-query';
import { isTRPCClientError } from '@trpc/client';
import { useCallback, useEffect, useState } from 'react';
import type { AppRouter } from '#server/router.ts';
import { DAILY_WORD } from '#shared/answers/answers.ts';
import type { DailyWordInput } from '#shared/answers/generated-inputs.ts';
import { orAhead } from '../../answer/answer-ahead.ts';
import { AnswerCut } from '../../answer/answer-run.ts';
import { toastFailure } from '../../answer/toast-outcome.ts';
import { useAnswer } from '../../answer/use-answer.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { STREAM } from '../../lib/data/trpc.ts';
import { dismissErrors } from '../../ui/toasts.tsx';

/**
 * The word of a day, ready when the screen opens or generated then.
 * @param rendered whether it is the day on which the page was opened
 */
export function useDailyWord(day: string, rendered: boolean) {
  const client = useClient();
  const trpc = useTrpc();
  // The route's loader has fetched it.
  const { data: ready } = useQuery({ ...trpc.ai.readyDailyWord.queryOptions(), enabled: false });
  const state = useAnswer(
    DAILY_WORD,
    (input: DailyWordInput, signal) =>
      orAhead(DAILY_WORD, { name: 'word', day }, () =>
        client.ai.generateDailyWord.mutate(input, { signal, context: STREAM }),
      ),
    `daily-word ${day}`,
    rendered ? ready : null,
  );
  const { ask, phase } = state;
  const [opened, setOpened] = useState(phase === 'done');
  const load = useCallback(
    async (forceNew: boolean) => {
      const outcome = await ask({ forceNew });
      if (outcome.kind === 'failed') await toastFailure(outcome.error, sentenceFor(outcome.error));
      else await dismissErrors();
    },
    [ask],
  );
  useEffect(() => {
    if (opened) return;
    setOpened(true);
    void load(false);
  }, [load, opened]);
  // It shows as waiting from the first moment, also in a page that the server renders.
  return { state: opened ? state : { ...state, phase: 'waiting' as const, busy: true }, load };
}

function sentenceFor(error: unknown): string {
  // The function answered with an error; anything else is an exception.
  const answered = isTRPCClientError<AppRouter>(error)
    ? Boolean(error.data)
    : error instanceof AnswerCut;
  return answered
    ? 'Não foi possível gerar a palavra do dia. Tente novamente.'
    : 'Ocorreu um erro inesperado. Tente novamente.';
}
