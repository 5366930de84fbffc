import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { beginsWithWords, matchesWords } from '../../db/matching.ts';

type BookletFilter = Readonly<{
  words: string;
  categoryId: string | null;
  /** Only active booklets of active categories, as members see them. */
  onlyOpen: boolean;
}>;

type Place = Readonly<{ begins: boolean; position: number; id: string }>;

/**
 * Booklets in the order of their positions, those of one position newest first; names in which
 * words begin with what was typed come before all.
 */
export async function listBooklets(
  db: Db,
  { after, limit, ...filter }: BookletFilter & Readonly<{ after: Place | null; limit: number }>,
) {
  const begins = beginsWithWords(sql`booklets.name`, filter.words);
  let list = filtered(db, filter)
    .innerJoin('storedFiles', 'storedFiles.key', 'booklets.pdfKey')
    .select(['booklets.id', 'booklets.name', 'booklets.description', 'booklets.categoryId'])
    .select(['bookletCategories.name as category', 'booklets.pdfKey', 'booklets.imageKey'])
    .select(['booklets.isActive', 'booklets.position', 'booklets.createdAt'])
    .select(['booklets.views', 'booklets.downloads', 'storedFiles.pages'])
    .select('storedFiles.name as pdfName')
    // What a device stores is the PDF alone, without its pictures.
    .select(
      sql<number>`jsonb_path_query_first(stored_files.parts, '$[*] ? (@.name == "file").bytes')::int`.as(
        'bytes',
      ),
    )
    .select(begins.as('begins'))
    // A PDF whose first page could not be drawn has no picture.
    .select(sql<boolean>`jsonb_array_length(stored_files.parts) > 1`.as('hasPagePicture'));
  if (after) {
    const { position, id } = after;
    const isAmongFirst = sql<boolean>`${after.begins}::boolean`;
    list = list.where(
      sql<SqlBool>`(${begins} < ${isAmongFirst} or (${begins} = ${isAmongFirst}
        and (booklets.position > ${position}
          or (booklets.position = ${position} and booklets.id < ${id}))))`,
    );
  }
  return list
    .orderBy(begins, 'desc')
    .orderBy('booklets.position')
    .orderBy('booklets.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countBooklets(db: Db, filter: BookletFilter): Promise<number> {
  const { booklets } = await filtered(db, filter)
    .select(sql<number>`count(*)::int`.as('booklets'))
    .executeTakeFirstOrThrow();
  return booklets;
}

function filtered(db: Db, { words, categoryId, onlyOpen }: BookletFilter) {
  let list = db
    .selectFrom('booklets')
    .innerJoin('bookletCategories', 'bookletCategories.id', 'booklets.categoryId')
    .where(
      matchesWords(
        sql`concat_ws(' ', booklets.name, booklets.description, booklet_categories.name)`,
        words,
      ),
    );
  if (onlyOpen) {
    list = list
      .where('booklets.isActive', '=', true)
      .where('bookletCategories.isActive', '=', true);
  }
  return categoryId ? list.where('booklets.categoryId', '=', categoryId) : list;
}

/** The figures above the list: all booklets, the active ones, and the active categories. */
export async function readTotals(db: Db) {
  const { rows } = await sql<{ booklets: number; active: number; categories: number }>`
    select (select count(*)::int from booklets) as booklets,
      (select count(*)::int from booklets where is_active) as active,
      (select count(*)::int from booklet_categories where is_active) as categories`.execute(db);
  return rows[0] ?? { booklets: 0, active: 0, categories: 0 };
}

/** The PDFs that a booklet had before, the latest first. */
export async function listPastPdfs(db: Db, id: string, limit: number) {
  return db
    .selectFrom('bookletPastPdfs')
    .innerJoin('storedFiles', 'storedFiles.key', 'bookletPastPdfs.pdfKey')
    .leftJoin('users', 'users.id', 'bookletPastPdfs.replacedBy')
    .select(['pdfKey', 'storedFiles.name', 'storedFiles.bytes', 'storedFiles.pages', 'replacedAt'])
    .select('users.name as replacedBy')
    .where('bookletId', '=', id)
    .orderBy('replacedAt', 'desc')
    .orderBy('pdfKey')
    .limit(limit)
    .execute();
}
