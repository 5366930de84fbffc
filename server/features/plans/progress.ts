import {
  firstClosedDay,
  type PlanProgress,
  shiftedBy,
  shiftToToday,
} from '#shared/plans/plan-progress.ts';
import { addWithin, lockMember } from '../../db/add-within.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { PlanKind } from './plans.table.ts';
import {
  deleteDays,
  insertDays,
  insertPause,
  insertProgress,
  leaveCurrent,
  listCurrentProgress,
  readLatestProgress,
  readProgress,
  type StoredProgress,
  updateProgress,
} from './progress.queries.ts';

/**
 * The one mechanism for a plan of N days that a member follows; studies and reading plans differ in
 * their content alone. The changes of one member wait for each other, so that a doubled press and
 * a second device change nothing twice. `today` is the calendar day where the member is.
 */
type Plan = Readonly<{ kind: PlanKind; plan: string; totalDays: number }>;

/** Names the progress of a member, who alone may change it. */
export type ProgressOf = Readonly<{ userId: string; id: string; kind?: PlanKind }>;

export const OVER = 'Este plano não está em andamento. Atualize a página.';
export const NOT_YET = 'Este dia ainda não chegou.';

/** Starts a plan today, or returns the progress that is under way; a reading plan replaces another. */
export async function startPlan(
  db: Db,
  userId: string,
  plan: Plan,
  today: string,
): Promise<StoredProgress> {
  return addProgress(db, userId, async (trx) => {
    const latest = await readLatestProgress(trx, userId, plan.plan);
    if (latest && isCurrent(latest)) return latest.id;
    return beginPlan(trx, userId, plan, today);
  });
}

/** Starts a plan again from its first day; what was done before stays on record. */
export async function restartPlan(
  db: Db,
  { userId, id, kind }: ProgressOf,
  today: string,
): Promise<StoredProgress> {
  return addProgress(db, userId, async (trx) => {
    const progress = await readProgress(trx, userId, id);
    if (!isOfKind(progress, kind)) throw new AppError('NOT_FOUND');
    const latest = await readLatestProgress(trx, userId, progress.plan);
    const untouched =
      latest?.status === 'active' && latest.startedOn === today && latest.completed.length === 0;
    return untouched ? latest.id : beginPlan(trx, userId, progress, today);
  });
}

/** Takes up a plan that was left, with its progress; today is its next day. */
export async function returnToPlan(db: Db, of: ProgressOf, today: string): Promise<StoredProgress> {
  return changeProgress(db, of, async (trx, progress) => {
    if (isCurrent(progress)) return;
    if (progress.status !== 'left') throw new AppError('CONFLICT', OVER);
    await leaveCurrent(trx, of.userId, progress, today);
    await updateProgress(trx, progress.id, {
      status: 'active',
      shiftedDays: shiftToToday(progress, today),
    });
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
  const done = new Set([...progress.completed, ...fresh]);
  await insertDays(trx, progress.id, [...new Set(fresh)], today);
  await endPause(trx, progress, today);
  await updateProgress(trx, progress.id, {
    status: done.size === progress.totalDays ? 'finished' : 'active',
    pausedOn: null,
    shiftedDays: shiftedBy(progress, today),
    lastReadDay: Math.max(...done),
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

/** Whether a plan is under way, or over with none in its place. */
async function isLatest(trx: Db, userId: string, progress: StoredProgress): Promise<boolean> {
  if (isCurrent(progress)) return true;
  if (progress.status === 'left') return false;
  if (progress.kind === 'reading')
    return (await listCurrentProgress(trx, userId, progress.kind)).length === 0;
  return (await readLatestProgress(trx, userId, progress.plan))?.id === progress.id;
}

/** A pause of less than a day is none. */
async function endPause(trx: Db, { id, pausedOn }: StoredProgress, today: string): Promise<void> {
  if (pausedOn === null || pausedOn >= today) return;
  await insertPause(trx, { progressId: id, pausedOn, resumedOn: today });
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

/** Stops following a plan; `returnToPlan` takes it up again. */
export async function leavePlan(db: Db, of: ProgressOf, today: string): Promise<StoredProgress> {
  return changeProgress(db, of, async (trx, progress) => {
    if (!isCurrent(progress)) return;
    await endPause(trx, progress, today);
    await updateProgress(trx, progress.id, { status: 'left', pausedOn: null });
  });
}

function isCurrent({ status }: Pick<PlanProgress, 'status'>): boolean {
  return status === 'active' || status === 'paused';
}

function isOfKind(progress: StoredProgress | null, kind?: PlanKind): progress is StoredProgress {
  return progress !== null && (kind === undefined || progress.kind === kind);
}

async function beginPlan(trx: Db, userId: string, plan: Plan, today: string): Promise<string> {
  const { kind, plan: key, totalDays } = plan;
  await leaveCurrent(trx, userId, { kind, plan: key }, today);
  return insertProgress(trx, { userId, kind, plan: key, totalDays, startedOn: today });
}

async function addProgress(
  db: Db,
  userId: string,
  add: (trx: Db) => Promise<string>,
): Promise<StoredProgress> {
  const progress = await addWithin(db, userId, 'planProgress', async (trx) =>
    readProgress(trx, userId, await add(trx)),
  );
  if (!progress) throw new AppError('LIMIT_REACHED');
  return progress;
}

/** Changes the progress of a member, in the caller's transaction where there is one. */
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
