import { PRAYER } from '#shared/answers.ts';
import type { PrayerInput } from '#shared/generated-inputs.ts';
import { tellFailure } from '../../answer/tell-failure.ts';
import { type Outcome, useAnswer } from '../../answer/use-answer.ts';
import { streamClient } from '../../lib/stream-client.ts';

/** A prayer that is written when it is asked for. */
export function usePrayer(name: string) {
  const { ask, ...rest } = useAnswer(
    PRAYER,
    (input: PrayerInput, signal) => streamClient.ai.generatePrayer.mutate(input, { signal }),
    name,
  );
  const askFor = async (input: PrayerInput): Promise<Outcome> => {
    const outcome = await ask(input);
    if (outcome.kind === 'failed') {
      await tellFailure(outcome.error, 'Erro', 'Não foi possível gerar a oração. Tente novamente.');
    }
    return outcome;
  };
  return { ...rest, ask: askFor };
}
