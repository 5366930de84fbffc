import type { ShownVerse } from '#shared/answers/answer-shape.ts';
import { parseReferenceKey } from '#shared/bible/reference.ts';
import type { Bible } from './bible.ts';

/** The Hebrew letter that heads a part of Psalm 119 in its chapter: "(Nun): …". */
const PART_LETTER = /^\(\p{Lu}\p{L}*\):\s*/u;

/** Verses as they are shown outside of their chapter, where the letter of a part tells nothing. */
export function outsideChapter<Verse extends Readonly<{ text: string }>>(
  verses: readonly Verse[],
): Verse[] {
  return verses.map((verse) => ({ ...verse, text: verse.text.replace(PART_LETTER, '') }));
}

/** The words of such verses in a row. */
export const shownWords = (verses: readonly Readonly<{ text: string }>[]): string =>
  outsideChapter(verses)
    .map(({ text }) => text)
    .join(' ');

/** A reference in its stored words; the bare reference where no translation has them. */
export async function shownVerse(bible: Bible, key: string): Promise<ShownVerse> {
  const reference = parseReferenceKey(key);
  const passage = reference && (await bible.passage(reference));
  if (!passage) return { type: 'reference', key };
  const text = shownWords(passage.verses);
  return { type: 'quotation', key, text, translation: passage.translation.abbreviation };
}
