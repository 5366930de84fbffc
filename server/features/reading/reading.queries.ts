import type { BookCode } from '#shared/bible/canon.ts';
import type { ReaderSettings } from '#shared/reading.ts';
import type { Db } from '../../db/client.ts';

type Position = Readonly<{ book: BookCode; chapter: number; verse: number }>;

export async function readPosition(db: Db, userId: string): Promise<Position | null> {
  const row = await db
    .selectFrom('readingPositions')
    .select(['book', 'chapter', 'verse'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** A place that was left before the stored one changes nothing. */
export async function writePosition(
  db: Db,
  userId: string,
  position: Position,
  updatedAt: Date,
): Promise<void> {
  const row = { ...position, updatedAt };
  await db
    .insertInto('readingPositions')
    .values({ userId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(row)
        .where('readingPositions.updatedAt', '<=', updatedAt),
    )
    .execute();
}

export async function readReaderSettings(db: Db, userId: string): Promise<unknown> {
  const row = await db
    .selectFrom('memberSettings')
    .select('reader')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.reader ?? null;
}

/** Settings that were chosen before the stored ones change nothing. */
export async function writeReaderSettings(
  db: Db,
  userId: string,
  settings: ReaderSettings,
  readerAt: Date,
): Promise<void> {
  const row = { reader: JSON.stringify(settings), readerAt, updatedAt: new Date() };
  await db
    .insertInto('memberSettings')
    .values({ userId, ...row, aiConsent: null, aiConsentAt: null, aiConsentVersion: null })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(row)
        .where(({ eb, or }) =>
          or([
            eb('memberSettings.readerAt', 'is', null),
            eb('memberSettings.readerAt', '<=', readerAt),
          ]),
        ),
    )
    .execute();
}

export async function insertTextReport(
  db: Db,
  report: Position & { userId: string; translationId: string; message: string },
): Promise<void> {
  await db.insertInto('textReports').values(report).execute();
}
