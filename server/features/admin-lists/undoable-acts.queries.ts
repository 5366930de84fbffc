import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { RowChange } from './undoable-acts.table.ts';

export type { RowChange };

/** What is answered to whoever would undo what they no longer can. */
export const TOO_LATE = 'Isto já não pode ser desfeito.';

const LASTING = sql`interval '10 minutes'`;

const isLasting = sql<boolean>`created_at > now() - ${LASTING}`;

type Act<Kind> = Readonly<{ actorId: string; kind: Kind; changes: readonly RowChange[] }>;

/** Stores how an act is undone; called in its transaction. What can no longer be undone goes. */
export async function recordUndoable<Kind extends string>(
  trx: Db,
  { actorId, kind, changes }: Act<Kind>,
): Promise<void> {
  await sql`delete from undoable_acts where created_at <= now() - ${LASTING}`.execute(trx);
  if (changes.length === 0) return;
  await trx
    .insertInto('undoableActs')
    .values({ actorId, kind, changes: JSON.stringify(changes) })
    .execute();
}

/** The latest act of a person among these kinds that can still be undone. */
export async function readUndoable<Kind extends string>(
  db: Db,
  actorId: string,
  kinds: readonly Kind[],
): Promise<Readonly<{ id: string; kind: Kind; rows: number }> | null> {
  const found = await db
    .selectFrom('undoableActs')
    .select(['id', 'kind', sql<number>`jsonb_array_length(changes)`.as('rows')])
    .where('actorId', '=', actorId)
    .where('kind', 'in', [...kinds])
    .where(isLasting)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const kind = kinds.find((each) => each === found?.kind);
  return found && kind ? { id: found.id, rows: found.rows, kind } : null;
}

/** Takes an act away to undo it, once; called in the transaction that does so. */
export async function takeUndoable<Kind extends string>(
  trx: Db,
  actorId: string,
  id: string,
  kinds: readonly Kind[],
): Promise<Readonly<{ kind: Kind; changes: readonly RowChange[] }> | null> {
  const taken = await trx
    .deleteFrom('undoableActs')
    .where('id', '=', id)
    .where('actorId', '=', actorId)
    .where('kind', 'in', [...kinds])
    .where(isLasting)
    .returning(['kind', 'changes'])
    .executeTakeFirst();
  const kind = kinds.find((each) => each === taken?.kind);
  return taken && kind ? { kind, changes: taken.changes } : null;
}
