import type { FastingInput } from './generated-inputs.ts';

const DAYS = { '1-dia': 1, '3-dias': 3, '7-dias': 7, '21-dias': 21, '40-dias': 40 } as const;
export const MOST_DAYS = 40;
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
