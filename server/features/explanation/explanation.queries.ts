import type { ExplanationAnswer } from '#shared/answers/answers.ts';
import type { BookCode } from '#shared/bible/canon.ts';
import type { Db } from '../../db/client.ts';

export type ExplanationKey = Readonly<{
  translationId: string;
  book: BookCode;
  chapter: number;
  verse: number;
  promptVersion: number;
}>;

export async function readExplanation(
  db: Db,
  key: ExplanationKey,
): Promise<ExplanationAnswer | null> {
  const row = await db
    .selectFrom('verseExplanations')
    .select('content')
    .where('translationId', '=', key.translationId)
    .where('book', '=', key.book)
    .where('chapter', '=', key.chapter)
    .where('verse', '=', key.verse)
    .where('promptVersion', '=', key.promptVersion)
    .executeTakeFirst();
  return row ? { explanation: row.content } : null;
}

/** The first explanation of a verse stays. */
export async function insertExplanation(
  db: Db,
  key: ExplanationKey,
  { explanation }: ExplanationAnswer,
  model: string,
): Promise<void> {
  await db
    .insertInto('verseExplanations')
    .values({ ...key, content: JSON.stringify(explanation), model })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
