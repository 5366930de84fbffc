import { PRAYER } from '#shared/answers/answers.ts';
import type { PrayerAsk } from '#shared/answers/generated-inputs.ts';
import { useClient } from '../../lib/data/data.tsx';
import { codeOf } from '../../lib/data/errors.ts';
import { STREAM } from '../../lib/data/trpc.ts';
import { type ToastText, toastOutcome } from '../toast-outcome.ts';
import { type Outcome, useAnswer } from '../use-answer.ts';

const FAILED = ['Erro', 'Não foi possível gerar a oração. Tente novamente.'] as const;

type PrayerOptions = Readonly<{ done?: ToastText; failed?: ToastText; saysUnknown?: boolean }>;

/**
 * A prayer that is generated on request.
 * @param options the toasts of a prayer that was generated, and of one that was not; and whether
 * the screen says by itself that the library has none
 */
export function usePrayer(
  name: string,
  { done, failed = FAILED, saysUnknown = false }: PrayerOptions = {},
) {
  const client = useClient();
  const { ask, ...rest } = useAnswer(
    PRAYER,
    (input: PrayerAsk, signal) =>
      client.ai.generatePrayer.mutate(input, { signal, context: STREAM }),
    name,
  );
  const askFor = async (input: PrayerAsk): Promise<Outcome> => {
    const outcome = await ask(input);
    const isUnknown = outcome.kind === 'failed' && codeOf(outcome.error) === 'NOT_FOUND';
    if (!isUnknown || !saysUnknown) await toastOutcome(outcome, { done, failed });
    return outcome;
  };
  return { ...rest, ask: askFor };
}
