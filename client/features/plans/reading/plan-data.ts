import { countDays } from '#shared/plans/plan-progress.ts';
import type { Outputs } from '../../../lib/data/trpc.ts';

export type ReadingPlan = Outputs['readingPlans']['list'][number];
/** A plan that the member has made. */
export type OwnPlan = Outputs['member']['ownPlans']['list'][number];
/** A plan under way. */
export type Current = Outputs['member']['readingPlans']['underWay']['plans'][number];
export type PlanRecord = Outputs['member']['readingPlans']['record'];

export type DayState = 'completed' | 'missed' | 'current' | 'today' | 'before' | 'upcoming';

/**
 * Completed, the next to read, overdue, that of today for whoever is behind, before the day with
 * which the member began, or still to come.
 */
export function stateOf(day: number, progress: Current['progress']): DayState {
  const { completed, currentDay, scheduledDay, firstDay } = progress;
  if (completed.includes(day)) return 'completed';
  if (day === currentDay) return 'current';
  if (day === scheduledDay) return 'today';
  if (day < firstDay) return 'before';
  return day < Math.max(currentDay, scheduledDay) ? 'missed' : 'upcoming';
}

/** Whether a day may be read and completed: it has come, or is the next one. */
export function isOpen(day: number, progress: Current['progress']): boolean {
  return stateOf(day, progress) !== 'upcoming';
}

/** Days that should be read by now: missed ones, and those that the calendar has passed. */
export function overdueDays({ progress }: Current): number {
  const { currentDay, firstDay, completed, daysBehind } = progress;
  const read = completed.filter((day) => day >= firstDay && day < currentDay).length;
  return currentDay - firstDay - read + daysBehind;
}

export function percentOf({ progress }: Current): number {
  const { done, days } = countDays(progress);
  return Math.round((100 * done) / days);
}

type Titled = Readonly<{ title: string | null; readings: readonly Readonly<{ label: string }>[] }>;

const CHAPTER = /^(.+) (\d+)$/;

/** The title of a day, or what it reads. */
export function titleOf(day: Titled): string {
  return day.title ?? readingsOf(day);
}

/** The readings of a day, chapters that follow each other as one range. */
export function readingsOf({ readings }: Pick<Titled, 'readings'>): string {
  const ranges: { book: string; from: number; to: number; label: string }[] = [];
  for (const { label } of readings) {
    const [, book = label, number = '0'] = CHAPTER.exec(label) ?? [];
    const chapter = Number(number);
    const before = ranges.at(-1);
    if (before?.book === book && before.to === chapter - 1) {
      before.to = chapter;
      before.label = `${book} ${before.from}–${chapter}`;
    } else ranges.push({ book, from: chapter, to: chapter, label });
  }
  return ranges.map(({ label }) => label).join(', ');
}

/** "Começa amanhã, 25 de dezembro de 2026" */
export function startLabel({ daysToStart, startedOn }: Current['progress']): string {
  return `Começa ${daysToStart === 1 ? 'amanhã,' : 'em'} ${dateLabel(startedOn)}`;
}

export const daysLabel = (days: number) => `${days} ${days === 1 ? 'dia' : 'dias'}`;

const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** "3 de janeiro de 2027" for a calendar day such as "2027-01-03", wherever the device is. */
export const dateLabel = (day: string) => longDate.format(new Date(day));
