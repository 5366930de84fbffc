import { addDays, daysBetween, weekdayOf } from '../calendar.ts';

/** The most days that a plan has. */
export const LONGEST_PLAN = 3650;

/** The reading plans that a member follows at once. */
export const MOST_PLANS_AT_ONCE = 3;

export type PlanStatus = 'active' | 'paused' | 'finished' | 'left';

/** A member's progress in a plan of so many days. */
export type PlanProgress = Readonly<{
  id: string;
  /** The plan's own key, such as `study:priest`. */
  plan: string;
  status: PlanStatus;
  totalDays: number;
  /** The day of the plan with which the member began; those before it are neither read nor overdue. */
  firstDay: number;
  weekdays: Weekdays;
  /** Calendar days where the member lives. */
  startedOn: string;
  pausedOn: string | null;
  /** By how many days of reading pauses and catching up have moved the schedule. */
  shiftedDays: number;
  /** The highest completed day. */
  lastReadDay: number;
  completed: readonly number[];
}>;

/** The state of a plan on a day of the member's calendar. */
type ProgressView = Readonly<{
  id: string;
  plan: string;
  status: PlanStatus;
  totalDays: number;
  firstDay: number;
  weekdays: Weekdays;
  startedOn: string;
  endsOn: string;
  /** How many days there are until the plan begins; 0 once it has. */
  daysToStart: number;
  /** The day to do next: the one after the last completed. */
  currentDay: number;
  /** The day that the calendar has reached. */
  scheduledDay: number;
  /** Days that should be done by now and come before the scheduled one. */
  daysBehind: number;
  completed: readonly number[];
}>;

export function viewOf(progress: PlanProgress, today: string): ProgressView {
  const { id, plan, status, totalDays, firstDay, weekdays, startedOn, completed } = progress;
  const current = Math.min(nextDay(progress), totalDays);
  const scheduled = scheduledDay(progress, today);
  return {
    id,
    plan,
    status,
    totalDays,
    firstDay,
    weekdays,
    startedOn,
    endsOn: dateOfDay(progress, totalDays, today),
    daysToStart: Math.max(0, daysBetween(today, startedOn)),
    currentDay: current,
    scheduledDay: scheduled,
    daysBehind: Math.max(0, scheduled - current),
    completed,
  };
}

/** The calendar day on which a day of the plan is due, as its schedule stands today. */
export function dateOfDay(progress: PlanProgress, day: number, today: string): string {
  const { firstDay, startedOn, weekdays } = progress;
  return readingDayAfter(startedOn, day - firstDay + shiftedBy(progress, today), weekdays);
}

type Counted = Pick<PlanProgress, 'firstDay' | 'totalDays' | 'completed'>;

/** The days of a plan that a member has to do, and those of them that are done. */
export function countDays({ firstDay, totalDays, completed }: Counted) {
  return {
    days: totalDays - firstDay + 1,
    done: completed.filter((day) => day >= firstDay).length,
  };
}

/** The day after the last one that is done, also where that was the plan's last. */
function nextDay({ lastReadDay, firstDay }: Pick<PlanProgress, 'lastReadDay' | 'firstDay'>) {
  return Math.max(lastReadDay + 1, firstDay);
}

/** From the first to the last day, also when the calendar is before the start or past the end. */
function scheduledDay(progress: PlanProgress, today: string): number {
  const { firstDay, totalDays, startedOn, weekdays } = progress;
  const come = readingDaysBetween(startedOn, addDays(today, 1), weekdays);
  const day = firstDay - 1 + come - shiftedBy(progress, today);
  return Math.min(Math.max(day, firstDay), totalDays);
}

/**
 * The shift with which today, or the next day of reading, is the day to do next; the schedule only
 * ever moves later.
 */
export function shiftToToday(progress: PlanProgress, today: string): number {
  const { firstDay, startedOn, weekdays, shiftedDays } = progress;
  const passed = readingDaysBetween(startedOn, today, weekdays);
  return Math.max(shiftedDays, firstDay + passed - nextDay(progress));
}

/** The shift including a pause that lasts until today. */
export function shiftedBy(
  { shiftedDays, pausedOn, weekdays }: PlanProgress,
  today: string,
): number {
  return shiftedDays + (pausedOn ? Math.max(0, readingDaysBetween(pausedOn, today, weekdays)) : 0);
}

/**
 * The first of the days that cannot be completed yet. The calendar opens days up to the scheduled
 * one; whoever is ahead of it goes on one day after the other.
 */
export function firstClosedDay(
  progress: PlanProgress,
  days: readonly number[],
  today: string,
): number | undefined {
  let reach = Math.max(scheduledDay(progress, today), nextDay(progress));
  for (const day of [...days].sort((one, other) => one - other)) {
    if (day > reach || day > progress.totalDays) return day;
    reach = Math.max(reach, day + 1);
  }
  return undefined;
}

/** The ticked readings of a day once one of them was ticked, or its tick taken back. */
export const withTick = (
  ticked: readonly string[],
  { reading, done }: Readonly<{ reading: string; done: boolean }>,
): string[] => [...ticked.filter((key) => key !== reading), ...(done ? [reading] : [])];

const WEEK = 7;

/** The weekdays on which a plan is read, 1 is Monday; null stands for every day. */
export type Weekdays = readonly number[] | null;

export function isReadOn(weekdays: Weekdays, day: string): boolean {
  return weekdays === null || weekdays.includes(weekdayOf(day));
}

/** The days of reading from one calendar day up to another, which is not counted. */
export function readingDaysBetween(from: string, to: string, weekdays: Weekdays): number {
  const days = daysBetween(from, to);
  if (!weekdays) return days;
  if (days < 0) return -readingDaysBetween(to, from, weekdays);
  const weeks = Math.floor(days / WEEK);
  const rest = Array.from({ length: days % WEEK }, (_, index) => addDays(from, index));
  return weeks * weekdays.length + rest.filter((day) => isReadOn(weekdays, day)).length;
}

/** The calendar day on which so many days of reading from this one on have passed. */
export function readingDayAfter(from: string, readingDays: number, weekdays: Weekdays): string {
  if (!weekdays) return addDays(from, readingDays);
  let left = readingDays % weekdays.length;
  let day = addDays(from, WEEK * Math.floor(readingDays / weekdays.length));
  for (; !isReadOn(weekdays, day) || left > 0; day = addDays(day, 1)) {
    if (isReadOn(weekdays, day)) left--;
  }
  return day;
}

/** The latest calendar day from which on so many days of reading lie before this one. */
export function readingDayBefore(day: string, readingDays: number, weekdays: Weekdays): string {
  if (!weekdays) return addDays(day, -readingDays);
  let left = readingDays % weekdays.length;
  let from = addDays(day, -WEEK * Math.floor(readingDays / weekdays.length));
  while (left > 0) {
    from = addDays(from, -1);
    if (isReadOn(weekdays, from)) left--;
  }
  return from;
}
