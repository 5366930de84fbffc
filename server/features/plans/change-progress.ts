import type { PlanProgress } from '#shared/plans/plan-progress.ts';
import { lockMember } from '../../db/add-within.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { PlanKind } from './plans.table.ts';
import { insertPause, readProgress, type StoredProgress } from './progress.queries.ts';

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
