import type { FastingType } from './fasting-choices.ts';
import type { FastingInput } from './generated-inputs.ts';

const DAYS = { '1-dia': 1, '3-dias': 3, '7-dias': 7, '21-dias': 21, '40-dias': 40 } as const;
const MOST_DAYS = 40;
const OTHER_DAYS = 3;

/** How many days the plan has; for "outro" the member may name them in the notes. */
export function daysOf({
  duration,
  additionalNotes,
}: Pick<FastingInput, 'duration' | 'additionalNotes'>): number {
  if (duration !== 'outro') return DAYS[duration];
  const named = Number(/(\d{1,3})\s*dias?/i.exec(additionalNotes)?.[1] ?? OTHER_DAYS);
  return Math.min(MOST_DAYS, Math.max(1, named));
}

/** Without all food for longer than this many days nobody should go on their own. */
const SAFE_DAYS: Partial<Record<FastingType, number>> = { completo: 1, liquidos: 3 };

/** The kind of fast the plan follows: long total fasts are steered to partial ones. */
export function safeKindOf(input: FastingInput): { kind: FastingType; steered: boolean } {
  const asked = input.restrictions ?? 'parcial';
  const steered = daysOf(input) > (SAFE_DAYS[asked] ?? MOST_DAYS);
  return { kind: steered ? 'parcial' : asked, steered };
}
