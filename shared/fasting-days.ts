import type { FastingType } from './fasting-choices.ts';
import { hungerMayHarm } from './fasting-health.ts';
import type { FastingInput } from './generated-inputs.ts';

const DAYS = { '1-dia': 1, '3-dias': 3, '7-dias': 7, '21-dias': 21, '40-dias': 40 } as const;
const MOST_DAYS = 40;
const OTHER_DAYS = 3;

/** The number of days of a plan; for "outro" the member may state it in the notes. */
export function daysOf({
  duration,
  additionalNotes,
}: Pick<FastingInput, 'duration' | 'additionalNotes'>): number {
  if (duration !== 'outro') return DAYS[duration];
  const named = Number(/(\d{1,3})\s*dias?/i.exec(additionalNotes)?.[1] ?? OTHER_DAYS);
  return Math.min(MOST_DAYS, Math.max(1, named));
}

/** The longest fasts without solid food, in days, that are safe without a doctor. */
const SAFE_DAYS: Partial<Record<FastingType, number>> = { completo: 1, liquidos: 1 };

const WITHOUT_HUNGER: readonly FastingType[] = ['redes-sociais', 'televisao'];

/** The reason why a plan differs from the request, named like its notice. */
export type Steering = 'steered' | 'health';

/**
 * The kind of fast the plan follows. Long fasts without food become partial ones, and a member
 * whose body or age hunger may harm gets one without it.
 */
export function safeKindOf(input: FastingInput): { kind: FastingType; steering: Steering | null } {
  const requested = input.restrictions ?? 'parcial';
  if ([input.motivation, input.additionalNotes].some(hungerMayHarm)) {
    return {
      kind: WITHOUT_HUNGER.includes(requested) ? requested : 'redes-sociais',
      steering: 'health',
    };
  }
  const tooLong = daysOf(input) > (SAFE_DAYS[requested] ?? MOST_DAYS);
  return tooLong ? { kind: 'parcial', steering: 'steered' } : { kind: requested, steering: null };
}
