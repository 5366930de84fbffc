import { findReferences } from '#shared/bible/find-references.ts';
import { type Reference, referenceKey } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/bible/words.ts';
import type { Part } from '#shared/rich-text.ts';
import { claimsScripture } from './claims.ts';
import type { Found, ScriptureFinder } from './finder.ts';

/** Words in quotation marks with what stands around them. */
export type Quote = Readonly<{
  inner: string;
  /** The text before in the same paragraph, references and all. */
  before: string;
  /** The reference that follows in parentheses or after a dash. */
  after: Reference | null;
  afterText: string;
  /** Whether the paragraph holds nothing else. */
  alone: boolean;
  /** Marked or announced as Scripture without doubt. */
  claimed: boolean;
}>;

const LOOK_IT_UP = '(confira na sua Bíblia)';
const FEW_WORDS = 5;
const REACH = 140;

/**
 * What to show for a quotation. Stored words where they can be found, at the place named
 * or anywhere; nothing where it claims to be Scripture and is not; without its marks
 * where it is somebody's own words.
 */
export async function resolveQuote(finder: ScriptureFinder, quote: Quote): Promise<Part[]> {
  const reference = quote.after ?? insideOrBefore(quote);
  const words = plainWordsOf(quote.inner);
  const found = await findStored(finder, quote, reference, words.length);
  if (found) return [{ type: 'quotation', ...found }];
  const claimed =
    quote.claimed ||
    quote.after !== null ||
    quote.alone ||
    claimsScripture(`${lastSentence(quote.before)} ${quote.afterText.slice(0, 60)}`);
  if (words.length < FEW_WORDS && !claimed) return [text(`“${quote.inner}”`)];
  if (claimed && words.length >= 3) {
    return [reference ? { type: 'reference', key: referenceKey(reference) } : text(LOOK_IT_UP)];
  }
  return [text(quote.inner)];
}

async function findStored(
  finder: ScriptureFinder,
  quote: Quote,
  reference: Reference | null,
  words: number,
): Promise<Found | null> {
  if (!reference) return words >= 4 ? finder.anywhere(quote.inner) : null;
  const exact = await finder.exactAt(reference, quote.inner);
  if (exact) return exact;
  // A word or two beside a reference is a term, not a quotation of the verse.
  if (words < 3) return null;
  return (await finder.stored(reference)) ?? (await finder.anywhere(quote.inner));
}

function insideOrBefore({ inner, before }: Quote): Reference | null {
  const inside = findReferences(inner).find((each) => each.reference)?.reference;
  return inside ?? findReferences(before.slice(-REACH)).at(-1)?.reference ?? null;
}

function lastSentence(before: string): string {
  const tail = before.slice(-REACH);
  const cut = Math.max(tail.lastIndexOf('. '), tail.lastIndexOf('! '), tail.lastIndexOf('? '));
  return tail.slice(cut + 1);
}

function text(value: string): Part {
  return { type: 'text', text: value };
}
