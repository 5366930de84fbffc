import { findReferences } from '#shared/bible/find-references.ts';
import { type Reference, referenceKey } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/bible/words.ts';
import type { Part } from '#shared/rich-text.ts';
import { announces, pointsForward, presentsScripture } from './claims.ts';
import type { Found, ScriptureFinder } from './finder.ts';
import { plainParts } from './plain.ts';
import { soundsLikeScripture } from './voice.ts';
import type { After } from './zone.ts';

/** Words in quotation marks with what stands around them. */
export type Quote = Readonly<{
  inner: string;
  /** What opened them. */
  mark: string;
  /** The text before, references and all. */
  before: string;
  /** The reference that follows in parentheses or after a dash. */
  after: After | null;
  afterText: string;
}>;

/** Instead of words that claim to be Scripture and are not. */
export const LOOK_IT_UP = '(confira na sua Bíblia)';
const FEW_WORDS = 5;
const REACH = 140;
const EDGE = 2;
/** Marks that only emphasise; the others are quotation marks to a reader. */
const EMPHASIS = /^[*_~=]/;

/**
 * What to show for a quotation. Stored words where they can be found, at the place named
 * or anywhere; nothing where it claims to be Scripture and is not; as it is where it is
 * somebody's own words.
 */
export async function resolveQuote(finder: ScriptureFinder, quote: Quote): Promise<Part[]> {
  const { inner } = quote;
  const reference = quote.after?.reference ?? insideOrBefore(quote);
  const words = plainWordsOf(inner).length;
  const found = await findStored(finder, inner, reference, words);
  if (found) return [{ type: 'quotation', ...found }];
  const claimed = reference !== null || isClaimed(quote, words);
  if (!claimed) return ownWords(quote);
  // A few words that do stand in the Bible may be talked about without their place.
  const known = !reference && words < FEW_WORDS && (await finder.anywhere(inner)) !== null;
  if (words >= 3 && !known) {
    return [reference ? { type: 'reference', key: referenceKey(reference) } : text(LOOK_IT_UP)];
  }
  // A term, not a sentence: it keeps the place it was given.
  const place: Part[] = quote.after?.reference
    ? [text(' ('), { type: 'reference', key: referenceKey(quote.after.reference) }, text(')')]
    : [];
  return [...ownWords(quote), ...place];
}

function isClaimed({ inner, mark, before, after, afterText }: Quote, words: number): boolean {
  return (
    after !== null ||
    mark === '—' ||
    mark === '<' ||
    (!EMPHASIS.test(mark) && isAlone(before, afterText)) ||
    announces(before.replace(/[\s:*_]+$/, ''), inner) === 'sure' ||
    presentsScripture(before, afterText) ||
    (words >= FEW_WORDS && soundsLikeScripture(inner))
  );
}

/** Whether the paragraph holds nothing else. */
function isAlone(before: string, after: string): boolean {
  return /(?:^|\n)[\s>#-]*$/.test(before) && /^[.,;]?\s*(?:\n|$)/.test(after);
}

function ownWords({ inner, mark }: Quote): Part[] {
  return EMPHASIS.test(mark) || mark === '>' ? plainParts(inner) : plainParts(`“${inner}”`);
}

async function findStored(
  finder: ScriptureFinder,
  inner: string,
  reference: Reference | null,
  words: number,
): Promise<Found | null> {
  if (!reference) return words >= 4 ? finder.anywhere(inner) : null;
  const exact = await finder.exactAt(reference, inner);
  if (exact) return exact;
  // A word or two beside a reference is a term, not a quotation of the verse.
  if (words < 3) return null;
  return (await finder.stored(reference)) ?? (await finder.anywhere(inner));
}

function insideOrBefore({ inner, before }: Quote): Reference | null {
  // One in the middle is talked about; at an end it says whose the words are.
  const inside = findReferences(inner).find(
    ({ start, end }) => start <= EDGE || inner.length - end <= EDGE,
  );
  if (inside?.reference) return inside.reference;
  const near = before.slice(-REACH);
  const last = findReferences(near).at(-1);
  const between = last ? near.slice(last.end) : '';
  return last && !/[.!?]\s|\n\s*\n/.test(between) && pointsForward(between) ? last.reference : null;
}

function text(value: string): Part {
  return { type: 'text', text: value };
}
