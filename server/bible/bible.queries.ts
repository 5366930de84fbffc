import { sql } from 'kysely';
import { BOOKS, type BookCode, chapterCount } from '#shared/bible/canon.ts';
import type { Db } from '../db/client.ts';
import { Overtaken, type TranslationInfo } from './import/model.ts';
import type { ImportReport } from './import/verify.ts';

export async function upsertBooks(db: Db): Promise<void> {
  await db
    .insertInto('bibleBooks')
    .values(
      BOOKS.map(({ code, name, abbreviation, testament }, index) => ({
        code,
        name,
        abbreviation,
        testament,
        position: index + 1,
        chapters: chapterCount(code),
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

/** Adds a translation that no reader sees before its first edition is published. */
export async function addTranslation(
  db: Db,
  info: TranslationInfo,
  position: number,
): Promise<void> {
  await db
    .insertInto('translations')
    .values({ ...info, position })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes a translation of which no edition is stored, such as after a failed first import. */
export async function deleteEmptyTranslation(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('translations')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bibleEditions')
            .select('bibleEditions.id')
            .whereRef('bibleEditions.translationId', '=', 'translations.id'),
        ),
      ),
    )
    .execute();
}

/** The list position of a translation: its own, or the next free one before the built-in selection. */
export async function positionFor(db: Db, translationId: string): Promise<number> {
  const known = await db
    .selectFrom('translations')
    .select('position')
    .where('id', '=', translationId)
    .executeTakeFirst();
  if (known) return known.position;
  const { next } = await db
    .selectFrom('translations')
    .select(sql<number>`coalesce(max(position) filter (where position < 900), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

export async function readTranslations(db: Db) {
  return db
    .selectFrom('translations')
    .innerJoin('bibleEditions', 'bibleEditions.id', 'translations.editionId')
    .select([
      'translations.id',
      'translations.name',
      'translations.abbreviation',
      'translations.language',
      'translations.version',
      'translations.license',
      'translations.licenseUrl',
      'translations.attribution',
      'translations.source',
      'bibleEditions.id as editionId',
      'bibleEditions.contentHash',
      'bibleEditions.derivedVersion',
      'bibleEditions.report',
    ])
    .orderBy('translations.position')
    .execute();
}

export type InstalledTranslation = Awaited<ReturnType<typeof readTranslations>>[number];

export async function createEdition(
  db: Db,
  translationId: string,
  derivedVersion: number,
): Promise<string> {
  const { id } = await db
    .insertInto('bibleEditions')
    .values({ translationId, derivedVersion, contentHash: null, report: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type VerseRow = Readonly<{
  place: number;
  chapter: number;
  verse: number;
  text: string;
  words: string;
  lemmas: string;
}>;

export async function insertVerses(
  db: Db,
  editionId: string,
  book: BookCode,
  rows: readonly VerseRow[],
): Promise<void> {
  const column = <Key extends keyof VerseRow>(key: Key) => rows.map((row) => row[key]);
  await sql`
    insert into verses (edition_id, book_code, place, chapter, verse, text, words, families)
    select ${editionId}::uuid, ${book}, * from unnest(
      ${column('place')}::int[], ${column('chapter')}::int[], ${column('verse')}::int[],
      ${column('text')}::text[], ${column('words')}::text[], ${column('lemmas')}::text[])`.execute(
    db,
  );
}

export type WordRow = Readonly<{ form: string; lemma: string; uses: number }>;

export async function insertWordForms(
  db: Db,
  editionId: string,
  rows: readonly WordRow[],
): Promise<void> {
  const column = <Key extends keyof WordRow>(key: Key) => rows.map((row) => row[key]);
  await sql`
    insert into word_forms (edition_id, form, family, uses)
    select ${editionId}::uuid, * from unnest(
      ${column('form')}::text[], ${column('lemma')}::text[], ${column('uses')}::int[])`.execute(db);
}

export async function readWordForms(db: Db, editionId: string): Promise<WordRow[]> {
  return db
    .selectFrom('wordForms')
    .select(['form', 'family as lemma', 'uses'])
    .where('editionId', '=', editionId)
    .execute();
}

type ChapterRow = Readonly<{ chapter: number; gzip: Buffer; brotli: Buffer }>;

export async function insertChapters(
  db: Db,
  editionId: string,
  bookCode: BookCode,
  rows: readonly ChapterRow[],
): Promise<void> {
  await db
    .insertInto('chapters')
    .values(rows.map((row) => ({ editionId, bookCode, ...row })))
    .execute();
}

/**
 * Makes a loaded edition the one readers see, and deletes the editions it replaces.
 * @throws Overtaken where readers see one by now whose import began later
 */
export async function publishEdition(
  db: Db,
  edition: {
    id: string;
    translation: TranslationInfo;
    contentHash: string;
    report: ImportReport;
  },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('bibleEditions')
      .set({
        status: 'complete',
        contentHash: edition.contentHash,
        report: JSON.stringify(edition.report),
      })
      .where('id', '=', edition.id)
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('translations')
      .set({ ...edition.translation, editionId: edition.id })
      .where('id', '=', edition.translation.id)
      .where(
        sql<boolean>`not exists (
          select from bible_editions shown, bible_editions own
          where shown.id = translations.edition_id and own.id = ${edition.id}
            and shown.created_at > own.created_at and shown.created_at <= now())`,
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Overtaken();
  });
  await deleteUnreadEditions(db);
}

export async function deleteEdition(db: Db, id: string): Promise<void> {
  await db.deleteFrom('bibleEditions').where('id', '=', id).execute();
}

/**
 * Deletes editions that no translation shows: replaced ones, and leftovers of killed imports.
 * Unfinished ones younger than an hour stay because another process may be filling them.
 */
export async function deleteUnreadEditions(db: Db): Promise<void> {
  const unread = await db
    .selectFrom('bibleEditions')
    .select('id')
    .where(({ eb, or }) =>
      or([
        eb('status', '=', 'complete'),
        eb('createdAt', '<', sql<Date>`now() - interval '1 hour'`),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('translations')
            .select('translations.id')
            .whereRef('translations.editionId', '=', 'bibleEditions.id'),
        ),
      ),
    )
    .execute();
  for (const { id } of unread) await deleteEdition(db, id);
}

export async function readDocuments(db: Db, editionId: string) {
  return db
    .selectFrom('chapters')
    .select(['bookCode', 'chapter', 'gzip', 'brotli'])
    .where('editionId', '=', editionId)
    .execute();
}
