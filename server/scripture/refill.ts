import {
  parseReferenceKey,
  type Reference,
  referenceKey,
  versesOf,
} from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/bible/words.ts';
import { appendPart, type Part, type RichText } from '#shared/rich-text.ts';
import type { ScriptureFinder } from './finder.ts';

const MOST_VERSES = 6;

/**
 * A text that has been in a client's hands, with the words of Scripture taken from the
 * stored Bible again: a quotation keeps its place and nothing else, unless its words are
 * the stored ones. A place that does not exist is not shown as one.
 * @returns null when the stored words make it longer than `longest`
 */
export async function refillQuotations(
  finder: ScriptureFinder,
  parts: RichText,
  longest: number,
): Promise<RichText | null> {
  let refilled: RichText = [];
  let length = 0;
  for (const part of parts) {
    const checked = part.type === 'text' ? part : await storedPart(finder, part);
    length += checked.type === 'reference' ? 0 : checked.text.length;
    if (length > longest) return null;
    refilled = appendPart(refilled, checked);
  }
  return refilled;
}

async function storedPart(
  finder: ScriptureFinder,
  part: Exclude<Part, { type: 'text' }>,
): Promise<Part> {
  const reference = parseReferenceKey(part.key);
  if (!reference) return { type: 'text', text: part.key };
  const found = part.type === 'quotation' ? await storedWords(finder, reference, part.text) : null;
  if (found) return { type: 'quotation', ...found };
  return { type: 'reference', key: referenceKey(reference) };
}

async function storedWords(finder: ScriptureFinder, reference: Reference, quoted: string) {
  if (reference.verse === null || versesOf(reference).length > MOST_VERSES) return null;
  const whole = await finder.stored(reference);
  // Only a part of the passage has its own bounds; the whole keeps its last full stop.
  if (whole && sameWords(whole.text, quoted)) return whole;
  return (await finder.exactAt(reference, quoted)) ?? whole;
}

function sameWords(one: string, other: string): boolean {
  return plainWordsOf(one).join(' ') === plainWordsOf(other).join(' ');
}
