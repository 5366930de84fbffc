import { type Card, createEmptyCard, fsrs, Rating, TypeConvert } from 'ts-fsrs';
import type { Grade } from '#shared/memory/recall.ts';

/** Whole days only: a verse is practised once on a day, and comes back on another. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

/** When a verse comes back after a practice, and what the scheduler then knows of it. */
export function nextPractice(
  card: unknown,
  today: string,
  grade: Grade,
): Readonly<{ card: Card; dueOn: string }> {
  const at = new Date(today);
  const before = card === null ? createEmptyCard(at) : TypeConvert.card(Object(card));
  const { card: after } = scheduler.next(before, at, RATINGS[grade]);
  return { card: after, dueOn: after.due.toISOString().slice(0, 10) };
}
