import type { AuditAction } from '#shared/audit.ts';
import type { Db } from '../../db/client.ts';
import { recordAct } from './audit.queries.ts';

type Change = Readonly<{
  actorId: string;
  action: AuditAction;
  table: 'bookletCategories' | 'bookCategories';
  id: string;
  isActive: boolean;
}>;

/**
 * Shows a row to members or hides it from them, and records the act. A row that is so already
 * stays, and nothing is recorded.
 * @returns false where there is no such row
 */
export async function setActive(
  db: Db,
  { actorId, action, table, id, isActive }: Change,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom(table)
      .select(['name', 'isActive'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    if (found.isActive === isActive) return true;
    await trx.updateTable(table).set({ isActive }).where('id', '=', id).execute();
    await recordAct(trx, { actorId, action, subject: id, before: { name: found.name } });
    return true;
  });
}
