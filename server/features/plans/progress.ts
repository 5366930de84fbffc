import {
  countDays,
  firstClosedDay,
  MOST_PLANS_AT_ONCE,
  type PlanProgress,
  shiftedBy,
  shiftToToday,
} from '#shared/plans/plan-progress.ts';
import { lockMember } from '../../db/add-within.ts';
import { type Db, inTransaction } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { PlanKind } from './plans.table.ts';
import {
  deleteDays,
  insertDays,
  insertPause,
  listCurrentProgress,
  readLatestProgress,
  readProgress,
  type StoredProgress,
  updateProgress,
} from './progress.queries.ts';

/** Names the progress of a member, who alone may change it. */
export type ProgressOf = Readonly<{ userId: string; id: string; kind?: PlanKind }>;

export const OVER = 'Este plano não está em andamento. Atualize a página.';
export const NOT_YET = 'Este dia ainda não chegou.';

export function isCurrent({ status }: Pick<PlanProgress, 'status'>): boolean {
  return status === 'active' || status === 'paused';
}

export function isOfKind(
  progress: StoredProgress | null,
  kind?: PlanKind,
): progress is StoredProgress {
  return progress !== null && (kind === undefined || progress.kind === kind);
}

/** A pause of less than a day is none. */
export async function endPause(
  trx: Db,
  { id, pausedOn }: StoredProgress,
  today: string,
): Promise<void> {
  if (pausedOn === null || pausedOn >= today) return;
  await insertPause(trx, { progressId: id, pausedOn, resumedOn: today });
}

/**
 * Changes the progress of a member, in the caller's transaction where there is one. Plans of N days
 * share this one mechanism; studies and reading plans differ in their content alone. The changes of
 * one member wait for each other, so that a doubled press and a second device change nothing twice.
 * `today` is the calendar day where the member is.
 */
export async function changeProgress(
  db: Db,
  { userId, id, kind }: ProgressOf,
  change: (trx: Db, progress: StoredProgress) => Promise<void>,
): Promise<StoredProgress> {
  return inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    const progress = await readProgress(trx, userId, id);
    if (!isOfKind(progress, kind)) throw new AppError('NOT_FOUND');
    await change(trx, progress);
    const changed = await readProgress(trx, userId, id);
    if (!changed) throw new AppError('NOT_FOUND');
    return changed;
  });
}

/** Completes days; a paused plan goes on with it, and the last of its days finishes it. */
export async function completeDays(
  db: Db,
  of: ProgressOf,
  days: readonly number[],
  today: string,
): Promise<StoredProgress> {
  return changeProgress(db, of, (trx, progress) => completeWithin(trx, progress, days, today));
}

/** Completes days in the transaction of a change of their progress. */
export async function completeWithin(
  trx: Db,
  progress: StoredProgress,
  days: readonly number[],
  today: string,
): Promise<void> {
  const fresh = days.filter((day) => !progress.completed.includes(day));
  if (fresh.length === 0) return;
  if (!isCurrent(progress)) throw new AppError('CONFLICT', OVER);
  if (firstClosedDay(progress, fresh, today)) throw new AppError('INVALID_INPUT', NOT_YET);
  const completed = [...new Set([...progress.completed, ...fresh])];
  const count = countDays({ ...progress, completed });
  await insertDays(trx, progress.id, [...new Set(fresh)], today);
  await endPause(trx, progress, today);
  await updateProgress(trx, progress.id, {
    status: count.done === count.days ? 'finished' : 'active',
    pausedOn: null,
    shiftedDays: shiftedBy(progress, today),
    lastReadDay: Math.max(...completed),
  });
}

/** Takes completed days back; the last read day falls to the highest that is left. */
export async function undoDays(
  db: Db,
  of: ProgressOf,
  days: readonly number[],
): Promise<StoredProgress> {
  return changeProgress(db, of, async (trx, progress) => {
    await undoWithin(trx, of.userId, progress, days);
  });
}

/** Takes days back in the transaction of a change of their progress. @returns those that were done */
export async function undoWithin(
  trx: Db,
  userId: string,
  progress: StoredProgress,
  days: readonly number[],
): Promise<readonly number[]> {
  const undone = days.filter((day) => progress.completed.includes(day));
  if (undone.length === 0) return undone;
  if (!(await isLatest(trx, userId, progress))) throw new AppError('CONFLICT', OVER);
  await deleteDays(trx, progress.id, undone);
  await updateProgress(trx, progress.id, {
    status: progress.status === 'finished' ? 'active' : progress.status,
    lastReadDay: Math.max(0, ...progress.completed.filter((day) => !undone.includes(day))),
  });
  return undone;
}

/** Whether a plan is under way, or over with room for it and none in its place. */
async function isLatest(trx: Db, userId: string, progress: StoredProgress): Promise<boolean> {
  if (isCurrent(progress)) return true;
  if (progress.status === 'left') return false;
  const current = await listCurrentProgress(trx, userId, progress.kind);
  if (progress.kind === 'reading' && current.length >= MOST_PLANS_AT_ONCE) return false;
  return (await readLatestProgress(trx, userId, progress.plan))?.id === progress.id;
}

/** Goes on today with a plan, by the days that it is then behind its start. */
function goOn(
  db: Db,
  of: ProgressOf,
  today: string,
  shiftedDays: (progress: StoredProgress, today: string) => number,
): Promise<StoredProgress> {
  return changeProgress(db, of, async (trx, progress) => {
    if (!isCurrent(progress)) throw new AppError('CONFLICT', OVER);
    await endPause(trx, progress, today);
    await updateProgress(trx, progress.id, {
      status: 'active',
      pausedOn: null,
      shiftedDays: shiftedDays(progress, today),
    });
  });
}

/** Moves the end later, so that today is the next unread day. */
export async function catchUp(db: Db, of: ProgressOf, today: string): Promise<StoredProgress> {
  return goOn(db, of, today, shiftToToday);
}

export async function pausePlan(db: Db, of: ProgressOf, today: string): Promise<StoredProgress> {
  return changeProgress(db, of, async (trx, progress) => {
    if (!isCurrent(progress)) throw new AppError('CONFLICT', OVER);
    if (progress.status === 'active') {
      await updateProgress(trx, progress.id, { status: 'paused', pausedOn: today });
    }
  });
}

export async function resumePlan(db: Db, of: ProgressOf, today: string): Promise<StoredProgress> {
  return goOn(db, of, today, shiftedBy);
}
