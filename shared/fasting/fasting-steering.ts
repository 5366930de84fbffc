import type { AskedFast, FastingType } from './fasting-choices.ts';
import { daysOf, MOST_DAYS } from './fasting-days.ts';
import { hungerMayHarm } from './fasting-health.ts';

/** The longest fasts without solid food, in days, that are safe without a doctor. */
const SAFE_DAYS: Partial<Record<FastingType, number>> = { completo: 1, liquidos: 1 };

const WITHOUT_HUNGER: readonly FastingType[] = ['redes-sociais', 'televisao'];

/** The reason why a plan differs from the request, named like its notice. */
export type Steering = 'steered' | 'health';

/**
 * The kind of fast the plan follows. Long fasts without food become partial ones, and a member
 * whose body or age hunger may harm gets one without it.
 * @param mayHarm what hears of such a body; the server hears more than a form can
 */
export function safeKindOf(
  input: AskedFast,
  mayHarm: (text: string) => boolean = hungerMayHarm,
): { kind: FastingType; steering: Steering | null } {
  const requested = input.restrictions ?? 'parcial';
  if ([input.motivation, input.additionalNotes].some(mayHarm)) {
    return {
      kind: WITHOUT_HUNGER.includes(requested) ? requested : 'redes-sociais',
      steering: 'health',
    };
  }
  const tooLong = daysOf(input) > (SAFE_DAYS[requested] ?? MOST_DAYS);
  return tooLong ? { kind: 'parcial', steering: 'steered' } : { kind: requested, steering: null };
}
