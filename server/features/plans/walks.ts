import { firstClosedDay, shiftedBy, shiftToToday, type Walk } from '#shared/plan-walk.ts';
import { addWithin, lockMember } from '../../db/add-within.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { PlanKind } from './plans.table.ts';
import {
  deleteDays,
  insertDays,
  insertPause,
  insertWalk,
  leaveCurrent,
  listCurrentWalks,
  readLatestWalk,
  readWalk,
  type StoredWalk,
  updateWalk,
} from './walks.queries.ts';

/**
 * The one mechanism for a plan of N days that a member walks; studies and reading plans differ in
 * their content alone. The changes of one member wait for each other, so that a doubled press and
 * a second device change nothing twice. `today` is the calendar day where the member is.
 */
type Plan = Readonly<{ kind: PlanKind; plan: string; totalDays: number }>;

/** Names a walk of a member, who alone may change it. */
export type WalkOf = Readonly<{ userId: string; id: string; kind?: PlanKind }>;

const OVER = 'Este plano não está em andamento. Atualize a página.';
const NOT_YET = 'Este dia ainda não chegou.';

/** Starts a plan today, or returns the walk that is under way; a reading plan replaces another. */
export async function startWalk(
  db: Db,
  userId: string,
  plan: Plan,
  today: string,
): Promise<StoredWalk> {
  return addWalk(db, userId, async (trx) => {
    const latest = await readLatestWalk(trx, userId, plan.plan);
    if (latest && isCurrent(latest)) return latest.id;
    return beginWalk(trx, userId, plan, today);
  });
}

/** Starts the plan of a walk again from its first day; what was done before stays on record. */
export async function restartWalk(
  db: Db,
  { userId, id, kind }: WalkOf,
  today: string,
): Promise<StoredWalk> {
  return addWalk(db, userId, async (trx) => {
    const walk = await readWalk(trx, userId, id);
    if (!isOfKind(walk, kind)) throw new AppError('NOT_FOUND');
    const latest = await readLatestWalk(trx, userId, walk.plan);
    const untouched =
      latest?.status === 'active' && latest.startedOn === today && latest.completed.length === 0;
    return untouched ? latest.id : beginWalk(trx, userId, walk, today);
  });
}

/** Takes up a walk that was left, with its progress; today is its next day. */
export async function returnToWalk(db: Db, of: WalkOf, today: string): Promise<StoredWalk> {
  return changeWalk(db, of, async (trx, walk) => {
    if (isCurrent(walk)) return;
    if (walk.status !== 'left') throw new AppError('CONFLICT', OVER);
    await leaveCurrent(trx, of.userId, walk, today);
    await updateWalk(trx, walk.id, { status: 'active', shiftedDays: shiftToToday(walk, today) });
  });
}

/** Completes days; a paused walk goes on with it, and the last of its days finishes it. */
export async function completeDays(
  db: Db,
  of: WalkOf,
  days: readonly number[],
  today: string,
): Promise<StoredWalk> {
  return changeWalk(db, of, async (trx, walk) => {
    const fresh = days.filter((day) => !walk.completed.includes(day));
    if (fresh.length === 0) return;
    if (!isCurrent(walk)) throw new AppError('CONFLICT', OVER);
    if (firstClosedDay(walk, fresh, today)) throw new AppError('INVALID_INPUT', NOT_YET);
    const done = new Set([...walk.completed, ...fresh]);
    await insertDays(trx, walk.id, [...new Set(fresh)], today);
    await endPause(trx, walk, today);
    await updateWalk(trx, walk.id, {
      status: done.size === walk.totalDays ? 'finished' : 'active',
      pausedOn: null,
      shiftedDays: shiftedBy(walk, today),
      lastReadDay: Math.max(...done),
    });
  });
}

/** Takes completed days back; the last read day falls to the highest that is left. */
export async function undoDays(db: Db, of: WalkOf, days: readonly number[]): Promise<StoredWalk> {
  return changeWalk(db, of, async (trx, walk) => {
    const undone = days.filter((day) => walk.completed.includes(day));
    if (undone.length === 0) return;
    if (!(await isLatest(trx, of.userId, walk))) throw new AppError('CONFLICT', OVER);
    await deleteDays(trx, walk.id, undone);
    await updateWalk(trx, walk.id, {
      status: walk.status === 'finished' ? 'active' : walk.status,
      lastReadDay: Math.max(0, ...walk.completed.filter((day) => !undone.includes(day))),
    });
  });
}

/** Whether a walk is under way, or over with none in its place. */
async function isLatest(trx: Db, userId: string, walk: StoredWalk): Promise<boolean> {
  if (isCurrent(walk)) return true;
  if (walk.status === 'left') return false;
  if (walk.kind === 'reading') return (await listCurrentWalks(trx, userId, walk.kind)).length === 0;
  return (await readLatestWalk(trx, userId, walk.plan))?.id === walk.id;
}

/** A pause of less than a day is none. */
async function endPause(trx: Db, { id, pausedOn }: StoredWalk, today: string): Promise<void> {
  if (pausedOn === null || pausedOn >= today) return;
  await insertPause(trx, { walkId: id, pausedOn, resumedOn: today });
}

/** Goes on today with a walk, by the days that it is then behind its start. */
function goOn(
  db: Db,
  of: WalkOf,
  today: string,
  shiftedDays: (walk: StoredWalk, today: string) => number,
): Promise<StoredWalk> {
  return changeWalk(db, of, async (trx, walk) => {
    if (!isCurrent(walk)) throw new AppError('CONFLICT', OVER);
    await endPause(trx, walk, today);
    await updateWalk(trx, walk.id, {
      status: 'active',
      pausedOn: null,
      shiftedDays: shiftedDays(walk, today),
    });
  });
}

/** Moves the end later, so that today is the next unread day. */
export async function catchUp(db: Db, of: WalkOf, today: string): Promise<StoredWalk> {
  return goOn(db, of, today, shiftToToday);
}

export async function pauseWalk(db: Db, of: WalkOf, today: string): Promise<StoredWalk> {
  return changeWalk(db, of, async (trx, walk) => {
    if (!isCurrent(walk)) throw new AppError('CONFLICT', OVER);
    if (walk.status === 'active') {
      await updateWalk(trx, walk.id, { status: 'paused', pausedOn: today });
    }
  });
}

export async function resumeWalk(db: Db, of: WalkOf, today: string): Promise<StoredWalk> {
  return goOn(db, of, today, shiftedBy);
}

/** Stops following a plan; `returnToWalk` takes it up again. */
export async function leaveWalk(db: Db, of: WalkOf, today: string): Promise<StoredWalk> {
  return changeWalk(db, of, async (trx, walk) => {
    if (!isCurrent(walk)) return;
    await endPause(trx, walk, today);
    await updateWalk(trx, walk.id, { status: 'left', pausedOn: null });
  });
}

function isCurrent({ status }: Pick<Walk, 'status'>): boolean {
  return status === 'active' || status === 'paused';
}

function isOfKind(walk: StoredWalk | null, kind?: PlanKind): walk is StoredWalk {
  return walk !== null && (kind === undefined || walk.kind === kind);
}

async function beginWalk(trx: Db, userId: string, plan: Plan, today: string): Promise<string> {
  const { kind, plan: key, totalDays } = plan;
  await leaveCurrent(trx, userId, { kind, plan: key }, today);
  return insertWalk(trx, { userId, kind, plan: key, totalDays, startedOn: today });
}

async function addWalk(
  db: Db,
  userId: string,
  add: (trx: Db) => Promise<string>,
): Promise<StoredWalk> {
  const walk = await addWithin(db, userId, 'planWalks', async (trx) =>
    readWalk(trx, userId, await add(trx)),
  );
  if (!walk) throw new AppError('LIMIT_REACHED');
  return walk;
}

/** Joins the caller's transaction where there is one. */
async function changeWalk(
  db: Db,
  { userId, id, kind }: WalkOf,
  change: (trx: Db, walk: StoredWalk) => Promise<void>,
): Promise<StoredWalk> {
  const work = async (trx: Db) => {
    await lockMember(trx, userId);
    const walk = await readWalk(trx, userId, id);
    if (!isOfKind(walk, kind)) throw new AppError('NOT_FOUND');
    await change(trx, walk);
    const changed = await readWalk(trx, userId, id);
    if (!changed) throw new AppError('NOT_FOUND');
    return changed;
  };
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
