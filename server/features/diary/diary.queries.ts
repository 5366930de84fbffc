import { type SqlBool, sql } from 'kysely';
import type { AnswerSource, Notice } from '#shared/answers/ai.ts';
import type { RichText } from '#shared/answers/rich-text.ts';
import type { DiaryKind } from '#shared/diary.ts';
import { addWithin } from '../../db/add-within.ts';
import type { Db } from '../../db/client.ts';

/** An entry's content is stored with its beginning for lists and its words for the search. */
export type StoredContent = Readonly<{ content: RichText; excerpt: string; words: string }>;

type NewEntry = StoredContent &
  Readonly<{
    idempotencyKey: string;
    kind: DiaryKind;
    title: string;
    source: AnswerSource | null;
    interrupted: boolean;
    notices: readonly Notice[];
    userComment: string | null;
  }>;

/**
 * Adds an entry; one that is sent twice under the same key is stored once.
 * @returns the entry of this key and whether it is new; null when the diary is full
 */
export async function addEntry(
  db: Db,
  userId: string,
  entry: NewEntry,
): Promise<{ id: string; added: boolean } | null> {
  return addWithin(db, userId, 'diaryEntries', (trx) => insertEntry(trx, userId, entry));
}

async function insertEntry(db: Db, userId: string, entry: NewEntry) {
  const row = await db
    .insertInto('diaryEntries')
    .values({
      ...entry,
      content: JSON.stringify(entry.content),
      notices: JSON.stringify(entry.notices),
      userId,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) return { id: row.id, added: true };
  const { id } = await db
    .selectFrom('diaryEntries')
    .select('id')
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', entry.idempotencyKey)
    .executeTakeFirstOrThrow();
  return { id, added: false };
}

type DiaryQuery = Readonly<{
  kind: DiaryKind | null;
  /** Plain words, all of which the title, the comment or the content must contain. */
  words: readonly string[];
  after: string | null;
  limit: number;
}>;

export async function listEntries(
  db: Db,
  userId: string,
  { kind, words, after, limit }: DiaryQuery,
) {
  let list = db
    .selectFrom('diaryEntries')
    .select(['id', 'kind', 'title', 'excerpt', 'source', 'interrupted', 'userComment', 'createdAt'])
    .where('userId', '=', userId);
  if (kind) list = list.where('kind', '=', kind);
  if (after) list = list.where('id', '<', after);
  for (const word of words) {
    list = list.where(
      sql<SqlBool>`unaccent(lower(title || ' ' || coalesce(user_comment, ''))) || ' ' || words like ${`%${word}%`}`,
    );
  }
  return list.orderBy('id', 'desc').limit(limit).execute();
}

export async function readEntry(db: Db, userId: string, id: string) {
  return db
    .selectFrom('diaryEntries')
    .select([
      'id',
      'kind',
      'title',
      'content',
      'source',
      'interrupted',
      'notices',
      'userComment',
      'createdAt',
    ])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** @returns whether the member has such an entry; only notes have a content to change */
export async function updateEntry(
  db: Db,
  userId: string,
  id: string,
  { title, userComment }: { title: string; userComment: string | null },
  note: StoredContent | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('diaryEntries')
    .set({
      title,
      userComment,
      ...(note ? { ...note, content: JSON.stringify(note.content) } : {}),
    })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .$if(note !== null, (query) => query.where('kind', '=', 'note'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the member had such an entry */
export async function removeEntry(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('diaryEntries')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
