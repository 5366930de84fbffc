import type { ExpressionBuilder, Selectable } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';
import { placeOf } from '#shared/bible/reference.ts';
import { type Db, inTransaction } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { bothComments, bothTags } from './both-notes.ts';
import type { SavedVersesTable } from './saved-verses.table.ts';

export type NewSavedVerse = Readonly<
  Omit<Selectable<SavedVersesTable>, 'id' | 'userId' | 'place' | 'saved' | 'createdAt'>
>;

/** @returns the number of new verses: a verse that is sent twice is saved once */
export function saveVerses(
  db: Db,
  userId: string,
  verses: readonly NewSavedVerse[],
  createdAt: Date,
): Promise<number> {
  const rows = verses.map((verse) => rowOf(userId, verse, createdAt));
  return inTransaction(db, async (trx) => {
    const inserted = await insertNew(trx, rows);
    if (inserted === rows.length) return inserted;
    const noted = await trx
      .selectFrom('savedVerses')
      .select(['id', 'place', 'userComment', 'tags'])
      .where('userId', '=', userId)
      .where('saved', '=', false)
      .where(
        'place',
        'in',
        rows.map(({ place }) => place),
      )
      .forUpdate()
      .execute();
    for (const { id, place, ...stored } of noted) {
      const verse = rows.find((row) => row.place === place);
      if (!verse) continue;
      const userComment = bothComments(stored.userComment, null, verse.userComment);
      const tags = bothTags(stored.tags, verse.tags);
      await trx
        .updateTable('savedVerses')
        .set({ ...verse, saved: true, userComment, tags })
        .where('id', '=', id)
        .execute();
    }
    return inserted + noted.length;
  });
}

export const rowOf = (userId: string, verse: NewSavedVerse, createdAt: Date) => ({
  ...verse,
  userId,
  // Cursors have milliseconds like our own clock; the database's clock is finer.
  createdAt,
  place: placeOf({ book: verse.book, chapter: verse.chapter, verse: verse.verseNumber }),
});

/** @returns how many of them were new */
export async function insertNew(
  db: Db,
  rows: readonly (ReturnType<typeof rowOf> & Readonly<{ saved?: boolean }>)[],
): Promise<number> {
  const inserted = await db
    .insertInto('savedVerses')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'book', 'chapter', 'verseNumber']).doNothing(),
    )
    .returning('id')
    .execute();
  return inserted.length;
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
  'saved',
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

/** Lists the verses of a chapter that a member saved or noted, with the member's comments. */
export function savedInChapter(db: Db, userId: string, book: BookCode, chapter: number) {
  return db
    .selectFrom('savedVerses')
    .select(['verseNumber as verse', 'userComment as comment', 'saved'])
    .where('userId', '=', userId)
    .where('book', '=', book)
    .where('chapter', '=', chapter)
    .orderBy('verseNumber')
    .execute();
}

export type Which =
  | Readonly<{ id: string }>
  | Readonly<{ verse: Readonly<{ book: BookCode; chapter: number; verse: number }> }>;

export const named = (which: Which) => (eb: ExpressionBuilder<Database, 'savedVerses'>) =>
  'id' in which ? eb('id', '=', which.id) : eb('place', '=', placeOf(which.verse));

/** @returns whether the member had such a verse */
export async function removeSavedVerse(db: Db, userId: string, which: Which): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedVerses')
    .where(named(which))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
