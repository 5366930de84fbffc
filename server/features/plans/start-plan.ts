import type { Weekdays } from '#shared/plans/plan-progress.ts';
import { MOST_PLANS_AT_ONCE, shiftToToday } from '#shared/plans/plan-progress.ts';
import { addWithin } from '../../db/add-within.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { PlanKind } from './plans.table.ts';
import {
  insertProgress,
  listCurrentProgress,
  readLatestProgress,
  readProgress,
  type StoredProgress,
  updateProgress,
} from './progress.queries.ts';
import {
  changeProgress,
  endPause,
  isCurrent,
  isOfKind,
  OVER,
  type ProgressOf,
} from './progress.ts';

type Plan = Readonly<{
  kind: PlanKind;
  plan: string;
  totalDays: number;
  /** The first day on the calendar, where that is not today, and that of the plan. */
  startsOn?: string;
  firstDay?: number;
  weekdays?: Weekdays;
}>;

/** Which plans under way are left for one that is started. */
type Leaves = (progress: StoredProgress) => boolean;

const FULL = 'Você já segue três planos. Conclua ou deixe um deles para seguir outro.';

/** Starts a plan, or returns the progress that is under way. */
export async function startPlan(
  db: Db,
  userId: string,
  plan: Plan,
  today: string,
  leaves: Leaves = () => false,
): Promise<StoredProgress> {
  return addProgress(db, userId, async (trx) => {
    const latest = await readLatestProgress(trx, userId, plan.plan);
    if (latest && isCurrent(latest)) return latest.id;
    return beginPlan(trx, userId, plan, today, leaves);
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
    if (untouched) return latest.id;
    const { plan, totalDays, weekdays } = progress;
    return beginPlan(trx, userId, { kind: progress.kind, plan, totalDays, weekdays }, today);
  });
}

/** Takes up a plan that was left, with its progress; today is its next day. */
export async function returnToPlan(db: Db, of: ProgressOf, today: string): Promise<StoredProgress> {
  return changeProgress(db, of, async (trx, progress) => {
    if (isCurrent(progress)) return;
    if (progress.status !== 'left') throw new AppError('CONFLICT', OVER);
    await makeRoom(trx, of.userId, progress, today);
    await updateProgress(trx, progress.id, {
      status: 'active',
      shiftedDays: shiftToToday(progress, today),
    });
  });
}

/** Stops following a plan; `returnToPlan` takes it up again. */
export async function leavePlan(db: Db, of: ProgressOf, today: string): Promise<StoredProgress> {
  return changeProgress(db, of, async (trx, progress) => {
    if (isCurrent(progress)) await leaveWithin(trx, progress, today);
  });
}

async function beginPlan(
  trx: Db,
  userId: string,
  plan: Plan,
  today: string,
  leaves?: Leaves,
): Promise<string> {
  await makeRoom(trx, userId, plan, today, leaves);
  const { startsOn = today, firstDay = 1, weekdays = null, ...started } = plan;
  return insertProgress(trx, {
    ...started,
    userId,
    startedOn: startsOn,
    firstDay,
    weekdays: weekdays && [...weekdays],
  });
}

/** Leaves the progress under way in a plan, and in those that it takes the place of. */
async function makeRoom(
  trx: Db,
  userId: string,
  { kind, plan }: Pick<Plan, 'kind' | 'plan'>,
  today: string,
  leaves: Leaves = () => false,
): Promise<void> {
  const current = await listCurrentProgress(trx, userId, kind);
  const left = current.filter((progress) => progress.plan === plan || leaves(progress));
  const staying = current.length - left.length;
  if (kind === 'reading' && staying >= MOST_PLANS_AT_ONCE) throw new AppError('CONFLICT', FULL);
  for (const progress of left) await leaveWithin(trx, progress, today);
}

async function leaveWithin(trx: Db, progress: StoredProgress, today: string): Promise<void> {
  await endPause(trx, progress, today);
  await updateProgress(trx, progress.id, { status: 'left', pausedOn: null });
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
