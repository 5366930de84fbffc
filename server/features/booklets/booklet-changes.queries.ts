import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import { LOCKS, lockTransaction } from '../../db/locks.ts';
import type { Database } from '../../db/schema.ts';
import { nameOfStored } from '../../storage/stored-files.queries.ts';
import { recordAct } from '../audit/api.ts';

type BookletFields = Readonly<{
  name: string;
  description: string | null;
  categoryId: string;
  pdfKey: string;
  imageKey: string | null;
}>;

/** `file`: the upload has been collected since. `category`: there is no such category. */
export type Unsaved = 'missing' | 'file' | 'category';

export async function addBooklet(
  db: Db,
  actorId: string,
  fields: BookletFields,
): Promise<Readonly<{ id: string }> | Unsaved> {
  return db.transaction().execute(async (trx) => {
    const after = await describe(trx, fields);
    if (typeof after === 'string') return after;
    const { id } = await trx
      .insertInto('booklets')
      .values({ ...fields, createdBy: actorId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAct(trx, { actorId, action: 'booklet.create', subject: id, after });
    return { id };
  });
}

/** Changes a booklet; a PDF that is replaced goes to its history. */
export async function changeBooklet(
  db: Db,
  actorId: string,
  id: string,
  fields: BookletFields,
): Promise<'done' | Unsaved> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('booklets')
      .select(['name', 'description', 'categoryId', 'pdfKey', 'imageKey'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return 'missing';
    const before = await describe(trx, stored);
    const after = await describe(trx, fields);
    if (typeof after === 'string') return after;
    if (stored.pdfKey !== fields.pdfKey) {
      // A PDF of the history that comes back leaves it.
      await trx
        .deleteFrom('bookletPastPdfs')
        .where('bookletId', '=', id)
        .where('pdfKey', '=', fields.pdfKey)
        .execute();
      await trx
        .insertInto('bookletPastPdfs')
        .values({ bookletId: id, pdfKey: stored.pdfKey, replacedBy: actorId })
        .execute();
    }
    await trx.updateTable('booklets').set(fields).where('id', '=', id).execute();
    await recordAct(trx, {
      actorId,
      action: 'booklet.update',
      subject: id,
      ...(typeof before === 'string' ? {} : { before }),
      after,
    });
    return 'done';
  });
}

/** Moves a booklet one place up or down among all, which numbers them anew. */
export async function moveBooklet(
  db: Db,
  actorId: string,
  id: string,
  by: -1 | 1,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockTransaction(trx, LOCKS.bookletOrder);
    const rows = await trx
      .selectFrom('booklets')
      .select(['id', 'name'])
      .orderBy('position')
      .orderBy('id', 'desc')
      .execute();
    const at = rows.findIndex((row) => row.id === id);
    const moved = rows[at];
    if (!moved) return false;
    const ids = rows.map((row) => row.id).filter((each) => each !== id);
    ids.splice(Math.max(0, at + by), 0, id);
    await sql`
      update booklets set position = places.position
      from unnest(${ids}::uuid[]) with ordinality as places (id, position)
      where booklets.id = places.id`.execute(trx);
    const after = { name: moved.name };
    await recordAct(trx, { actorId, action: 'booklet.move', subject: id, after });
    return true;
  });
}

/** Describes a booklet in the words of the audit log, or names what it lacks. */
async function describe(
  trx: Transaction<Database>,
  { name, description, categoryId, pdfKey, imageKey }: BookletFields,
): Promise<object | Unsaved> {
  const category = await trx
    .selectFrom('bookletCategories')
    .select('name')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  if (!category) return 'category';
  const pdf = await nameOfStored(trx, pdfKey, 'booklet-pdf');
  const image = imageKey ? await nameOfStored(trx, imageKey, 'booklet-image') : '';
  if (pdf === null || image === null) return 'file';
  return { name, description: description ?? '', category: category.name, pdf, image };
}
