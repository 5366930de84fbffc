import type { ExpressionBuilder, Selectable } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';
import { placeOf } from '#shared/bible/reference.ts';
import { LONGEST_COMMENT, MOST_TAGS } from '#shared/reading.ts';
import { bothVersions } from '../../changes/both-versions.ts';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
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

const TOO_MANY_TAGS = `As etiquetas deste aparelho e as do outro passam de ${MOST_TAGS}.`;

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

type Which =
  | Readonly<{ id: string }>
  | Readonly<{ verse: Readonly<{ book: BookCode; chapter: number; verse: number }> }>;

const named = (which: Which) => (eb: ExpressionBuilder<Database, 'savedVerses'>) =>
  'id' in which ? eb('id', '=', which.id) : eb('place', '=', placeOf(which.verse));

type Notes = Readonly<{ userComment: string | null; tags: string[] }>;

/** Notes that another device wrote since `base` stay beside these. @returns whether there is such a verse */
export async function updateNotes(
  db: Db,
  userId: string,
  which: Which,
  written: Notes,
  base: Notes | null,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const stored = await trx
      .selectFrom('savedVerses')
      .select(['id', 'userComment', 'tags'])
      .where(named(which))
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return false;
    const userComment = bothVersions({
      stored: stored.userComment,
      base: base ? base.userComment : undefined,
      written: written.userComment,
      longest: LONGEST_COMMENT,
    });
    const elsewhere = base ? stored.tags.filter((tag) => !base.tags.includes(tag)) : [];
    const tags = [...new Set([...written.tags, ...elsewhere])];
    if (tags.length > MOST_TAGS) throw new AppError('LIMIT_REACHED', TOO_MANY_TAGS);
    await trx
      .updateTable('savedVerses')
      .set({ userComment, tags })
      .where('id', '=', stored.id)
      .execute();
    return true;
  });
}

/** @returns whether the member had such a verse */
export async function removeSavedVerse(db: Db, userId: string, which: Which): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedVerses')
    .where(named(which))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
