import type { ShownVerse } from '#shared/answers/answer-shape.ts';
import { keyNamedIn } from '#shared/bible/find-references.ts';
import { PROMPT_VERSION } from '../../ai/prompts.ts';
import type { Bible } from '../../bible/bible.ts';
import { shownVerse } from '../../bible/shown-verse.ts';
import type { Db } from '../../db/client.ts';
import { wordOfDay } from './daily-word.generator.ts';
import { readDailyWord } from './daily-word.queries.ts';

/** The verse alone of a day's word, which costs no answer; null where none is known. */
export async function verseOfDay(
  { db, bible }: Readonly<{ db: Db; bible: Bible }>,
  day: string,
): Promise<ShownVerse | null> {
  const written = await readDailyWord(db, { day, promptVersion: PROMPT_VERSION });
  if (written?.verse) return shownVerse(bible, written.verse.key);
  const authored = keyNamedIn(wordOfDay(day)?.reference ?? '');
  return authored ? shownVerse(bible, authored) : null;
}
