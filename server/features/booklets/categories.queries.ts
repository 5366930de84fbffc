import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { recordAct, setActive } from '../audit/api.ts';

type CategoryFields = Readonly<{ name: string; description: string | null }>;

/** Every category by name, with the number of its booklets. */
export async function listCategories(db: Db, limit: number) {
  return db
    .selectFrom('bookletCategories')
    .select(['id', 'name', 'description', 'isActive', 'createdAt'])
    .select(
      sql<number>`(
        select count(*)::int from booklets where category_id = booklet_categories.id)`.as(
        'booklets',
      ),
    )
    .orderBy(sql`plain_text(name)`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The categories that members see, each with the number of its active booklets. */
export async function listOpenCategories(db: Db, limit: number) {
  return db
    .selectFrom('bookletCategories')
    .select(['id', 'name'])
    .select(
      sql<number>`(
        select count(*)::int from booklets
        where category_id = booklet_categories.id and is_active)`.as('booklets'),
    )
    .where('isActive', '=', true)
    .orderBy(sql`plain_text(name)`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** @returns the id; null where another category has the name, in whatever capitals */
export async function addCategory(
  db: Db,
  actorId: string,
  category: CategoryFields,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('bookletCategories')
      .values({ ...category, createdBy: actorId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return null;
    const subject = added.id;
    await recordAct(trx, { actorId, action: 'bookletCategory.create', subject, after: category });
    return subject;
  });
}

export async function changeCategory(
  db: Db,
  actorId: string,
  id: string,
  after: CategoryFields,
): Promise<'done' | 'missing' | 'taken'> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('bookletCategories')
      .select(['name', 'description'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return 'missing';
    const { numUpdatedRows } = await trx
      .updateTable('bookletCategories')
      .set(after)
      .where('id', '=', id)
      .where(
        sql<boolean>`not exists (
          select from booklet_categories other
          where lower(other.name) = lower(${after.name}) and other.id <> ${id})`,
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'taken';
    const act = { actorId, action: 'bookletCategory.update', subject: id } as const;
    await recordAct(trx, { ...act, before, after });
    return 'done';
  });
}

/** Members see neither an inactive category nor its booklets. */
export async function setCategoryActive(
  db: Db,
  actorId: string,
  id: string,
  isActive: boolean,
): Promise<boolean> {
  const action = isActive ? 'bookletCategory.activate' : 'bookletCategory.deactivate';
  return setActive(db, { actorId, action, table: 'bookletCategories', id, isActive });
}
