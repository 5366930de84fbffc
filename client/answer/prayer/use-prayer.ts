import { PRAYER } from '#shared/answers.ts';
import type { PrayerInput } from '#shared/generated-inputs.ts';
import { useClient } from '../../lib/data/data.tsx';
import { STREAM } from '../../lib/data/trpc.ts';
import { type ToastText, toastOutcome } from '../toast-outcome.ts';
import { type Outcome, useAnswer } from '../use-answer.ts';

const FAILED = ['Erro', 'Não foi possível gerar a oração. Tente novamente.'] as const;

/**
 * A prayer that is generated on request.
 * @param toasts of a prayer that was generated, and of one that was not
 */
export function usePrayer(
  name: string,
  { done, failed = FAILED }: Readonly<{ done?: ToastText; failed?: ToastText }> = {},
) {
  const client = useClient();
  const { ask, ...rest } = useAnswer(
    PRAYER,
    (input: PrayerInput, signal) =>
      client.ai.generatePrayer.mutate(input, { signal, context: STREAM }),
    name,
  );
  const askFor = async (input: PrayerInput): Promise<Outcome> => {
    const outcome = await ask(input);
    // A prayer that is only near the request is not announced as the requested one.
    const near = outcome.kind === 'done' && outcome.notices.includes('near');
    await toastOutcome(outcome, { done: near ? undefined : done, failed });
    return outcome;
  };
  return { ...rest, ask: askFor };
}
