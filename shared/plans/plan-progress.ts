import { addDays, daysBetween } from '../calendar.ts';

export type PlanStatus = 'active' | 'paused' | 'finished' | 'left';

/** A member's progress in a plan of so many days. */
export type PlanProgress = Readonly<{
  id: string;
  /** The plan's own key, such as `study:priest`. */
  plan: string;
  status: PlanStatus;
  totalDays: number;
  /** Calendar days where the member lives. */
  startedOn: string;
  pausedOn: string | null;
  /** By how many days pauses and catching up have moved the schedule. */
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
  const { id, plan, status, totalDays, startedOn, completed } = progress;
  const current = currentDay(progress);
  const scheduled = scheduledDay(progress, today);
  return {
    id,
    plan,
    status,
    totalDays,
    startedOn,
    endsOn: addDays(startedOn, totalDays - 1 + shiftedBy(progress, today)),
    daysToStart: Math.max(0, daysBetween(today, startedOn)),
    currentDay: current,
    scheduledDay: scheduled,
    daysBehind: Math.max(0, scheduled - current),
    completed,
  };
}

function currentDay({ lastReadDay, totalDays }: PlanProgress): number {
  return Math.min(lastReadDay + 1, totalDays);
}

/** From 1 to the last day, also when the calendar is before the start or past the end. */
function scheduledDay(progress: PlanProgress, today: string): number {
  return Math.min(Math.max(unboundedDay(progress, today), 1), progress.totalDays);
}

/** The shift with which today is the day to do next; the schedule only ever moves later. */
export function shiftToToday(progress: PlanProgress, today: string): number {
  return Math.max(
    progress.shiftedDays,
    daysBetween(progress.startedOn, today) - progress.lastReadDay,
  );
}

/** The shift including a pause that lasts until today. */
export function shiftedBy({ shiftedDays, pausedOn }: PlanProgress, today: string): number {
  return shiftedDays + (pausedOn ? Math.max(0, daysBetween(pausedOn, today)) : 0);
}

function unboundedDay(progress: PlanProgress, today: string): number {
  return daysBetween(progress.startedOn, today) - shiftedBy(progress, today) + 1;
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
  let reach = Math.max(scheduledDay(progress, today), progress.lastReadDay + 1);
  for (const day of [...days].sort((one, other) => one - other)) {
    if (day > reach || day > progress.totalDays) return day;
    reach = Math.max(reach, day + 1);
  }
  return undefined;
}
