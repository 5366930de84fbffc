import type { ShownVerse } from '#shared/answers/answer-shape.ts';
import { parseReferenceKey } from '#shared/bible/reference.ts';
import type { Bible } from './bible.ts';

/** A reference in its stored words; the bare reference where no translation has them. */
export async function shownVerse(bible: Bible, key: string): Promise<ShownVerse> {
  const reference = parseReferenceKey(key);
  const passage = reference && (await bible.passage(reference));
  if (!passage) return { type: 'reference', key };
  const text = passage.verses.map((verse) => verse.text).join(' ');
  return { type: 'quotation', key, text, translation: passage.translation.abbreviation };
}
