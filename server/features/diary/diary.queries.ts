import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { AnswerSource, Notice } from '#shared/answers/ai.ts';
import { plainTextOf } from '#shared/answers/rich-text.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { type DiaryKind, LONGEST_COMMENT, LONGEST_TITLE } from '#shared/diary.ts';
import { bothVersions, isForked, laterOf } from '../../changes/both-versions.ts';
import { addWithin, IS_NEW } from '../../db/add-within.ts';
import { type Db, inTransaction } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { noteContent, type StoredContent } from './diary-content.ts';

/** Names an entry by its id, or by the key that a client gave it before it had one. */
const named = (id: string) => (eb: ExpressionBuilder<Database, 'diaryEntries'>) =>
  eb.or([eb('id', '=', id), eb('idempotencyKey', '=', id)]);

type NewEntry = StoredContent &
  Readonly<{
    idempotencyKey: string;
    kind: DiaryKind;
    title: string;
    source: AnswerSource | null;
    interrupted: boolean;
    notices: readonly Notice[];
    userComment: string | null;
    createdAt: Date;
  }>;

export const DIARY_FULL =
  'Seu diário chegou a 10.000 textos, o máximo que cabe nele. Exclua alguns para guardar outros.';

/**
 * Adds an entry; one that is sent twice under the same key is stored once.
 * @returns the entry of this key and whether it is new; null when the diary is full
 */
export async function addEntry(
  db: Db,
  userId: string,
  entry: NewEntry,
): Promise<{ id: string; added: boolean } | null> {
  return addWithin(db, userId, 'diaryEntries', (trx) =>
    trx
      .insertInto('diaryEntries')
      .values({
        ...entry,
        content: JSON.stringify(entry.content),
        notices: JSON.stringify(entry.notices),
        userId,
      })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'idempotencyKey']).doUpdateSet({ userId }),
      )
      .returning(['id', IS_NEW.as('added')])
      .executeTakeFirstOrThrow(),
  );
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
    // A device that has had no answer yet knows its entry by the key that it gave it.
    .select('idempotencyKey as key')
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
    .where(named(id))
    .where('userId', '=', userId)
    .executeTakeFirst();
}

type Version = Readonly<{ title: string; comment: string | null; text: string | null }>;

type Update = Readonly<{
  written: Version;
  base: Version | null;
  /** The key of the entry that takes the other version of a note. */
  otherKey: string;
  at: Date;
}>;

/**
 * Updates an entry. A note that another device has rewritten meanwhile stays as it is there, and
 * what was written here becomes an entry beside it.
 * @returns whether the member has such an entry; only notes have a text to change
 */
export async function updateEntry(
  db: Db,
  userId: string,
  id: string,
  { written, base, otherKey, at }: Update,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const stored = await trx
      .selectFrom('diaryEntries')
      .select(['id', 'kind', 'title', 'content', 'userComment'])
      .where(named(id))
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!stored || (written.text !== null && stored.kind !== 'note')) return false;
    const text = plainTextOf(stored.content, labelOfKey);
    if (written.text !== null && isForked(text, base?.text ?? undefined, written.text)) {
      const other: NewEntry = {
        ...noteContent(written.text),
        idempotencyKey: otherKey,
        kind: 'note',
        title: otherTitle(written.title),
        source: null,
        interrupted: false,
        notices: [],
        userComment: written.comment,
        createdAt: at,
      };
      if (!(await addEntry(trx, userId, other))) throw new AppError('LIMIT_REACHED', DIARY_FULL);
      return true;
    }
    const { title, userComment, text: merged } = merge({ ...stored, text }, written, base);
    const note = merged === null ? null : noteContent(merged);
    await trx
      .updateTable('diaryEntries')
      .set({
        title,
        userComment,
        ...(note ? { ...note, content: JSON.stringify(note.content) } : {}),
      })
      .where('id', '=', stored.id)
      .execute();
    return true;
  });
}

type Stored = Readonly<{ title: string; userComment: string | null; text: string }>;

/** What is stored after an update: fields that another device changed alone stay as they are there. */
function merge(stored: Stored, written: Version, base: Version | null) {
  const title = bothVersions({
    stored: stored.title,
    base: base?.title,
    written: written.title,
    longest: LONGEST_TITLE,
    divider: ' / ',
  });
  const userComment = bothVersions({
    stored: stored.userComment,
    base: base ? base.comment : undefined,
    written: written.comment,
    longest: LONGEST_COMMENT,
  });
  const text =
    written.text === null ? null : laterOf(stored.text, base?.text ?? undefined, written.text);
  return { title: title ?? written.title, userComment, text };
}

const OTHER = ' (outra versão)';

const otherTitle = (title: string) => title.slice(0, LONGEST_TITLE - OTHER.length).trim() + OTHER;

/** @returns whether the member had such an entry */
export async function removeEntry(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('diaryEntries')
    .where(named(id))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
