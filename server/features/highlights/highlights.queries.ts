import type { BookCode } from '#shared/bible/canon.ts';
import type { HighlightParts } from '#shared/bible/highlight-parts.ts';
import type { HighlightColour } from '#shared/reading.ts';
import { addWithin } from '../../db/add-within.ts';
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

/** Takes the colours of verses away, and those of their words in every translation. */
export async function clearHighlight(
  db: Db,
  userId: string,
  { book, chapter, verses }: Place,
): Promise<void> {
  for (const table of ['highlights', 'highlightParts'] as const) {
    await db
      .deleteFrom(table)
      .where('userId', '=', userId)
      .where('book', '=', book)
      .where('chapter', '=', chapter)
      .where('verse', 'in', [...verses])
      .execute();
  }
}

export async function partsInChapter(db: Db, userId: string, book: BookCode, chapter: number) {
  return db
    .selectFrom('highlightParts')
    .select(['translation', 'verse', 'firstWord as first', 'lastWord as last', 'print', 'colour'])
    .where('userId', '=', userId)
    .where('book', '=', book)
    .where('chapter', '=', chapter)
    .orderBy('verse')
    .orderBy('translation')
    .orderBy('firstWord')
    .execute();
}

/** Every colour of a member, for a device that may have no connection where they read. */
export async function highlightsEverywhere(db: Db, userId: string) {
  const [verses, parts] = await Promise.all([
    db
      .selectFrom('highlights')
      .select(['book', 'chapter', 'verse', 'colour'])
      .where('userId', '=', userId)
      .orderBy('book')
      .orderBy('chapter')
      .orderBy('verse')
      .execute(),
    db
      .selectFrom('highlightParts')
      .select(['book', 'chapter', 'translation', 'verse', 'firstWord as first'])
      .select(['lastWord as last', 'print', 'colour'])
      .where('userId', '=', userId)
      .orderBy('verse')
      .orderBy('translation')
      .orderBy('firstWord')
      .execute(),
  ]);
  return { verses, parts };
}

/** All coloured words of a member, as their copy of the data has them. */
export async function listOwnParts(db: Db, userId: string) {
  return db
    .selectFrom('highlightParts')
    .select(['book', 'chapter', 'verse', 'translation', 'firstWord', 'lastWord'])
    .select(['colour', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('updatedAt')
    .execute();
}

/**
 * Colours words of verses, or takes their colours away; what was coloured and touches them goes.
 * @returns false where the member has as many parts as are stored
 */
export async function setParts(db: Db, userId: string, input: HighlightParts): Promise<boolean> {
  const { book, chapter, translation, colour, parts } = input;
  const added = await addWithin(db, userId, 'highlightParts', async (trx) => {
    await trx
      .deleteFrom('highlightParts')
      .where('userId', '=', userId)
      .where('book', '=', book)
      .where('chapter', '=', chapter)
      .where('translation', '=', translation)
      .where(({ and, eb, or }) =>
        or(
          parts.map(({ verse, first, last }) =>
            and([
              eb('verse', '=', verse),
              eb('firstWord', '<=', last),
              eb('lastWord', '>=', first),
            ]),
          ),
        ),
      )
      .execute();
    if (!colour) return;
    const chosen = { userId, translation, book, chapter, colour };
    await trx
      .insertInto('highlightParts')
      .values(
        parts.map(({ verse, first, last, print }) => ({
          ...{ ...chosen, verse, print },
          ...{ firstWord: first, lastWord: last },
        })),
      )
      .execute();
  });
  return added !== null;
}
