import type { BookCode } from '#shared/bible/canon.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Db } from '../../db/client.ts';

export type ExplanationKey = Readonly<{
  translationId: string;
  book: BookCode;
  chapter: number;
  verse: number;
  promptVersion: number;
}>;

export async function readExplanation(db: Db, key: ExplanationKey): Promise<RichText | null> {
  const row = await db
    .selectFrom('verseExplanations')
    .select('content')
    .where('translationId', '=', key.translationId)
    .where('book', '=', key.book)
    .where('chapter', '=', key.chapter)
    .where('verse', '=', key.verse)
    .where('promptVersion', '=', key.promptVersion)
    .executeTakeFirst();
  return row?.content ?? null;
}

export async function keepExplanation(
  db: Db,
  key: ExplanationKey,
  content: RichText,
  model: string,
): Promise<void> {
  await db
    .insertInto('verseExplanations')
    .values({ ...key, content: JSON.stringify(content), model })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
