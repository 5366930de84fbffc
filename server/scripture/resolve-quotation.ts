import type { FoundReference } from '#shared/bible/find-references.ts';
import { nearest, type PlaceAfter, placeAfter, type Reading } from './citations.ts';
import { hasAuthority, isSaying, presentsScripture } from './claims.ts';
import { isAsked } from './evidence.ts';
import type { Found, ScriptureFinder } from './finder.ts';
import { plainParts, referencePart, textOf } from './parts.ts';
import type { Quotation } from './quotations.ts';
import { isVerseLike, soundsLikeScripture, speaksAsGod } from './speakers.ts';

/** The surroundings of a quotation. */
export type Around = Readonly<{
  text: string;
  /** The places of the unit that exist. */
  places: readonly FoundReference[];
  /** Whether the sentence says that the words are not Scripture. */
  isDenied: boolean;
  isBlock: boolean;
  /** The places whose words the unit shows already. */
  used: Set<string>;
}>;

/** So many words in delimiters are a term, a title or a name. */
export const FEW_WORDS = 4;
const ALWAYS_A_TERM = 2;

/** A quotation survives as stored words; otherwise its delimiters go, or the unit does. */
export async function resolveQuotation(
  finder: ScriptureFinder,
  quotation: Quotation,
  around: Around,
): Promise<Reading> {
  const { start, end, inner, words } = quotation;
  if (words <= ALWAYS_A_TERM) return [];
  const after = placeAfter(around.text, end, around.places);
  const near = after ?? nearest(around.places, quotation) ?? null;
  const show = (found: Found) => showOnce(found, quotation, after, around);
  const exact = near?.reference ? await finder.exactAt(near.reference, inner) : null;
  if (exact && (words > FEW_WORDS || after)) return show(exact);
  if (words <= FEW_WORDS) {
    const term = await readTerm(finder, quotation, around, near, exact !== null);
    if (term !== undefined) return term;
  }
  const isHuman = isSaying(around.text.slice(0, start)) && !after;
  if (near?.reference && !isHuman) {
    const stored = await finder.stored(near.reference);
    return stored ? show(stored) : referenceAlone(quotation, near, after);
  }
  const found = near || words < FEW_WORDS ? null : await finder.anywhere(inner);
  if (found) return show(found);
  if (!near && around.isDenied) return [];
  return isClaimed(quotation, around) ? null : [{ start, end, parts: plainParts(inner) }];
}

/** The stored words, once in a unit. */
function showOnce(
  found: Found,
  { start, end: close, inner }: Quotation,
  after: PlaceAfter | null,
  { text, used }: Around,
): Reading {
  const end = after?.until ?? close;
  const isShown = used.has(found.key);
  used.add(found.key);
  const ending = textOf(endMissing(inner, found, text.slice(end)));
  return [{ start, end, parts: isShown ? [] : [{ type: 'quotation', ...found }, ...ending] }];
}

/**
 * The full stop of a sentence that ended within the quotation, where the stored words bring none.
 */
function endMissing(inner: string, { text }: Found, following: string): string {
  const ended = /[.!?…]$/.test(inner) && !/[.!?][”’»"]*$/.test(text);
  return ended && !/^\s*[\p{Ll}.,;:!?…)\]—–-]/u.test(following) ? '.' : '';
}

/** undefined: a term no more, but a short quotation. */
async function readTerm(
  finder: ScriptureFinder,
  { start, end, inner }: Quotation,
  { text, isDenied }: Around,
  near: FoundReference | PlaceAfter | null,
  isExact: boolean,
): Promise<Reading | undefined> {
  const before = text.slice(0, start);
  if (isExact || !presentsScripture(before, text.slice(end))) {
    const isCited = near !== null && 'until' in near;
    return isExact || !isCited ? [] : undefined;
  }
  if (near) return undefined;
  if (isDenied || isSaying(text) || (await finder.anywhere(inner))) return [];
  return null;
}

function referenceAlone(
  { start, end }: Quotation,
  near: FoundReference | PlaceAfter,
  after: PlaceAfter | null,
): Reading {
  const isInside = near.start >= start && near.end <= end;
  if (!near.reference || !(after || isInside)) return null;
  return [{ start, end: after?.until ?? end, parts: [referencePart(near.reference)] }];
}

/** Whether the words around a quotation, or its own, give it to the Bible. */
function isClaimed({ start, end, inner }: Quotation, { text, isBlock }: Around): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (isBlock || soundsLikeScripture(inner) || speaksAsGod(inner)) return true;
  if (isSaying(before)) return false;
  return (
    presentsScripture(before, after) ||
    hasAuthority(`${before} ${after}`) ||
    (isVerseLike(inner) && !isAsked(inner))
  );
}
