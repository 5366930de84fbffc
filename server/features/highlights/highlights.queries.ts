import type { BookCode } from '#shared/bible/canon.ts';
import type { HighlightColour } from '#shared/reading.ts';
import type { Db } from '../../db/client.ts';

type Place = Readonly<{ book: BookCode; chapter: number; verses: readonly number[] }>;

export async function highlightsInChapter(db: Db, userId: string, book: BookCode, chapter: number) {
  return db
    .selectFrom('highlights')
    .select(['verse', 'colour'])
    .where('userId', '=', userId)
    .where('book', '=', book)
    .where('chapter', '=', chapter)
    .orderBy('verse')
    .execute();
}

export async function setHighlight(
  db: Db,
  userId: string,
  { book, chapter, verses }: Place,
  colour: HighlightColour,
): Promise<void> {
  await db
    .insertInto('highlights')
    .values([...new Set(verses)].map((verse) => ({ userId, book, chapter, verse, colour })))
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'book', 'chapter', 'verse'])
        .doUpdateSet({ colour, updatedAt: new Date() }),
    )
    .execute();
}

export async function clearHighlight(
  db: Db,
  userId: string,
  { book, chapter, verses }: Place,
): Promise<void> {
  await db
    .deleteFrom('highlights')
    .where('userId', '=', userId)
    .where('book', '=', book)
    .where('chapter', '=', chapter)
    .where('verse', 'in', [...verses])
    .execute();
}
