import { plainWordsOf } from '#shared/portuguese/words.ts';
import { isHumanSpeech, namesBiblicalSource, presentsScripture } from './attribution.ts';
import type { Found, ScriptureFinder } from './finder.ts';
import { plainParts, type Resolution, referencePart, textOf } from './parts.ts';
import { nearestPlace, type Place, placeAfter, type Span } from './places.ts';
import type { Unit } from './positions.ts';
import { isVerseLike } from './speakers.ts';

/** A quotation in a unit of text, delimiters included. */
export type Quotation = Readonly<{
  start: number;
  end: number;
  inner: string;
  words: number;
  /** Whether the closing delimiter is missing. */
  isOpen: boolean;
}>;

/** Marks of one kind in others; an apostrophe within a word closes nothing. */
const QUOTED = new RegExp(
  [
    '“(?:[^“”"]|(?<=[\\s(—–-])“[^“”]*”)*(?:[“”"]|$)',
    '"(?:[^"“”]|“[^“”]*”)*(?:["”]|$)',
    '«[^»]*(?:»|$)',
    '”[^”]*(?:”|$)',
    "(?<![\\p{L}\\p{M}\\d])[‘'](?=\\S)(?:[^’']|[’'](?=[\\p{L}\\p{M}\\d]))*[’']",
    '(?<![\\p{L}\\p{M}\\d])`(?=\\S)[^`]*`',
  ].join('|'),
  'gu',
);

/** The outermost quotations of a unit. */
export const quotationsIn = (unit: string): Quotation[] =>
  [...unit.matchAll(QUOTED)].map(({ index, 0: quoted }) => {
    const isOpen = !/.[“”"»’'`]$/su.test(quoted);
    const inner = quoted.slice(1, isOpen ? undefined : -1).trim();
    const words = plainWordsOf(inner).length;
    return { start: index, end: index + quoted.length, inner, words, isOpen };
  });

/** The unit around a quotation. */
type QuotationContext = Unit &
  Readonly<{
    /** Whether the sentence says that the words are not Scripture. */
    isDenied: boolean;
    /** The keys of the quotations that the unit shows already. */
    shownKeys: Set<string>;
  }>;

/** Up to so many words in delimiters may be a term, a title or a name. */
const FEW_WORDS = 4;
/** Up to so many always are. */
const FEWER_WORDS = 2;
/** Words in delimiters need be less like a verse. */
const ALIKE = -1;

/** Resolves a quotation to stored words; otherwise its delimiters or its unit are removed. */
export async function resolveQuotation(
  finder: ScriptureFinder,
  quotation: Quotation,
  context: QuotationContext,
): Promise<Resolution> {
  const { start, inner, words } = quotation;
  if (words <= FEWER_WORDS) return [];
  const { text, places, isDenied } = context;
  const after = placeAfter(text, quotation.end, places);
  const near = after ?? nearestPlace(places, quotation);
  const exact = near ? await finder.exactAt(near.reference, inner) : null;
  if (words <= FEW_WORDS) {
    const term = await resolveTerm(finder, quotation, context, exact !== null);
    if (term !== undefined) return term;
  }
  const span = { start, end: after?.until ?? quotation.end };
  const isHuman = !after && isHumanSpeech(text.slice(0, start));
  const found = exact ?? (await storedFor(finder, inner, near, isHuman, isDenied));
  if (found) return quoteOnce(found, inner, span, context);
  if (near && !isHuman) {
    const isIts = near.start >= start && near.end <= span.end;
    return isIts ? [{ ...span, parts: [referencePart(near.reference)] }] : null;
  }
  if (!near && isDenied) return [];
  return isClaimed(quotation, context) ? null : [{ ...span, parts: plainParts(inner) }];
}

/** Shows stored words once in a unit. */
function quoteOnce(
  found: Found,
  inner: string,
  { start, end }: Span,
  { text, shownKeys }: QuotationContext,
): Resolution {
  const isShown = shownKeys.has(found.key);
  shownKeys.add(found.key);
  const ending = textOf(missingFullStop(inner, found, text.slice(end)));
  return [{ start, end, parts: isShown ? [] : [{ type: 'quotation', ...found }, ...ending] }];
}

/** "Mateus 5:3 fala dos “pobres de espírito”": a few words that are spoken of. */
const ABOUT = /(?<!\p{L})(?:fal|trat)\p{L}+ d[eoa]s?\s*$/u;

/** Resolves a few words in delimiters; undefined where they are a quotation, not a term. */
async function resolveTerm(
  finder: ScriptureFinder,
  { start, end, inner }: Quotation,
  { text, places, isDenied }: QuotationContext,
  isExact: boolean,
): Promise<Resolution | undefined> {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const isTold = ABOUT.test(before) || !presentsScripture(before, behind);
  if (isExact || (isTold && !placeAfter(text, end, places))) return [];
  if (places.length > 0) return undefined;
  return isDenied || isHumanSpeech(text) || (await finder.anywhere(inner)) ? [] : null;
}

/** The stored words at the place of a quotation; without one, those that it is, or is like. */
async function storedFor(
  finder: ScriptureFinder,
  words: string,
  near: Place | undefined,
  isHuman: boolean,
  isDenied: boolean,
): Promise<Found | null> {
  if (near) return isHuman ? null : finder.stored(near.reference);
  const found = await finder.anywhere(words);
  if (found || isHuman || isDenied) return found;
  const alike = await finder.nearestIn(words);
  return alike && alike.likeness > ALIKE ? alike.found : null;
}

/** The full stop of a sentence that ended within the quotation, where the stored words bring none. */
function missingFullStop(inner: string, { text }: Found, following: string): string {
  const ended = /[.!?…]$/.test(inner) && !/[.!?][”’»"]*$/.test(text);
  return ended && !/^\s*[\p{Ll}.,;:!?…)\]—–-]/u.test(following) ? '.' : '';
}

/** Whether the words around a quotation, or its own, give it to the Bible. */
function isClaimed({ start, end, inner }: Quotation, { text, isBlock }: QuotationContext): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (isBlock) return true;
  if (isHumanSpeech(before)) return false;
  return (
    presentsScripture(before, after) ||
    namesBiblicalSource(`${before} ${after}`) ||
    isVerseLike(inner)
  );
}
