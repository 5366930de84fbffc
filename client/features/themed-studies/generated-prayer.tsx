import { useEffect, useRef } from 'react';
import type { PrayerInput } from '#shared/generated-inputs.ts';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { PrayerText } from '../../answer/prayer/prayer-text.tsx';
import { usePrayer } from '../../answer/prayer/use-prayer.ts';

const FAILED = ['Erro ao gerar oração. Tente novamente.'] as const;

type Props = Readonly<{
  title: string;
  input: PrayerInput;
  /** Runs when no prayer comes. */
  onNothing: () => void;
}>;

/** A prayer that is asked for as soon as this is shown, unless this visit has it already. */
export default function GeneratedPrayer({ title, input, onNothing }: Props) {
  const state = usePrayer(`study prayer ${JSON.stringify(input)}`, { failed: FAILED });
  const { phase, busy, answer, source } = state;
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current || phase !== 'empty') return;
    requested.current = true;
    void state.ask(input).then(({ kind }) => {
      if (kind === 'failed') onNothing();
    });
  }, [phase, input, state, onNothing]);
  return (
    <AnswerFrame state={state} waiting="Carregando oração...">
      <PrayerText title={title} text={answer.prayer} source={source} writing={busy} />
    </AnswerFrame>
  );
}
