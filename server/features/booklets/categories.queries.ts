import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

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
