import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { matchesWords } from '../../db/matching.ts';

type LibraryQuery = Readonly<{ words: string; categoryId: string | null }>;

/** Members see active books of active categories. */
function selectVisible(db: Db, { words, categoryId }: LibraryQuery) {
  const list = db
    .selectFrom('books')
    .innerJoin('bookCategories', 'bookCategories.id', 'books.categoryId')
    .where('books.isActive', '=', true)
    .where('bookCategories.isActive', '=', true)
    .where(matchesWords(sql`books.name`, words));
  return categoryId ? list.where('books.categoryId', '=', categoryId) : list;
}

/** The books of the library, newest first. */
export async function listLibrary(
  db: Db,
  query: LibraryQuery,
  { after, limit }: Readonly<{ after: string | null; limit: number }>,
) {
  const list = selectVisible(db, query)
    .select(['books.id', 'books.name', 'books.description', 'books.bookUrl', 'books.imageKey'])
    .select([sql<number>`books.price::float8`.as('price'), 'bookCategories.name as category'])
    .orderBy('books.id', 'desc')
    .limit(limit);
  return (after ? list.where('books.id', '<', after) : list).execute();
}

export async function countLibrary(db: Db, query: LibraryQuery): Promise<number> {
  const { count } = await selectVisible(db, query)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
