import type { Selectable } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';
import { placeOf } from '#shared/bible/reference.ts';
import type { Db } from '../../db/client.ts';
import type { SavedVersesTable } from './saved-verses.table.ts';

type NewSavedVerse = Readonly<
  Omit<Selectable<SavedVersesTable>, 'id' | 'userId' | 'place' | 'createdAt'>
>;

/** @returns the number of new verses: a verse that is sent twice is saved once */
export async function saveVerses(
  db: Db,
  userId: string,
  verses: readonly NewSavedVerse[],
  createdAt: Date,
): Promise<number> {
  const rows = verses.map((verse) => ({
    ...verse,
    userId,
    // Cursors have milliseconds like our own clock; the database's clock is finer.
    createdAt,
    place: placeOf({ book: verse.book, chapter: verse.chapter, verse: verse.verseNumber }),
  }));
  const saved = await db
    .insertInto('savedVerses')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'book', 'chapter', 'verseNumber']).doNothing(),
    )
    .returning('id')
    .execute();
  return saved.length;
}

type ListOptions = Readonly<{
  order: 'newest' | 'canon';
  after: { createdAt: Date; place: number } | null;
  limit: number;
}>;

const COLUMNS = [
  'id',
  'book',
  'chapter',
  'verseNumber',
  'verseText',
  'translation',
  'userComment',
  'tags',
  'createdAt',
  'place',
] as const;

/** Lists the newest first, verses saved together in their own order; or all in Bible order. */
export async function listSavedVerses(
  db: Db,
  userId: string,
  { order, after, limit }: ListOptions,
) {
  const list = db
    .selectFrom('savedVerses')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .limit(limit);
  if (order === 'canon') {
    const rest = after ? list.where('place', '>', after.place) : list;
    return rest.orderBy('place').execute();
  }
  const rest = after
    ? list.where(({ eb, and, or }) =>
        or([
          eb('createdAt', '<', after.createdAt),
          and([eb('createdAt', '=', after.createdAt), eb('place', '>', after.place)]),
        ]),
      )
    : list;
  return rest.orderBy('createdAt', 'desc').orderBy('place').execute();
}

/** Lists the member's tags, each with the number of its verses. */
export async function countTags(db: Db, userId: string) {
  const rows = await db
    .selectFrom('savedVerses')
    .select(({ fn }) => [
      fn<string>('unnest', ['tags']).as('tag'),
      fn.countAll<string>().as('verses'),
    ])
    .where('userId', '=', userId)
    .groupBy('tag')
    .orderBy('tag')
    .execute();
  return rows.map(({ tag, verses }) => ({ tag, verses: Number(verses) }));
}

/** Lists the verses of a chapter that a member saved, with the member's comments. */
export function savedInChapter(db: Db, userId: string, book: BookCode, chapter: number) {
  return db
    .selectFrom('savedVerses')
    .select(['verseNumber as verse', 'userComment as comment'])
    .where('userId', '=', userId)
    .where('book', '=', book)
    .where('chapter', '=', chapter)
    .orderBy('verseNumber')
    .execute();
}

/** @returns whether the member has such a verse */
export async function updateNotes(
  db: Db,
  userId: string,
  id: string,
  notes: { userComment: string | null; tags: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('savedVerses')
    .set(notes)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the member had such a verse */
export async function removeSavedVerse(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedVerses')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
