import type { FoundReference } from '#shared/bible/find-references.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import {
  deniesScripture,
  isHumanSpeech,
  namesBiblicalSource,
  presentsScripture,
} from './attribution.ts';
import type { Found, ScriptureFinder } from './finder.ts';
import { plainParts, type Replacement, type Resolution, referencePart, textOf } from './parts.ts';
import { nearestPlace, type PlaceAfter, placeAfter } from './places.ts';
import type { Unit } from './rules.ts';
import { isHumanQuestion, isVerseLike } from './speakers.ts';

/** A quotation in a unit of text, delimiters included. */
export type Quotation = Readonly<{
  start: number;
  end: number;
  inner: string;
  words: number;
}>;

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['“', '”"“'],
  ['«', '»'],
  ['"', '"”'],
  ['”', '”'],
  ['‘', "’'"],
  ["'", "'’"],
  ['`', '`'],
];
const OPENER = /["“«”]|(?<![\p{L}\p{M}\d])[‘'`](?=\S)/gu;
const LETTER = /[\p{L}\p{M}\d]/u;

/** The outermost quotations of a unit. */
export function quotationsIn(unit: string): Quotation[] {
  const found: Quotation[] = [];
  OPENER.lastIndex = 0;
  for (let match = OPENER.exec(unit); match; match = OPENER.exec(unit)) {
    const start = match.index;
    const close = closingOf(match[0], unit, start + 1);
    // A lone apostrophe is no quotation.
    if (close === null && /[‘'`]/.test(match[0])) continue;
    const end = close === null ? unit.length : close + 1;
    const inner = unit.slice(start + 1, close ?? unit.length).trim();
    found.push({ start, end, inner, words: plainWordsOf(inner).length });
    OPENER.lastIndex = end;
  }
  return found;
}

function closingOf(open: string, text: string, from: number): number | null {
  const closers = PAIRS.find(([sign]) => sign === open)?.[1] ?? open;
  for (let at = from; at < text.length; at++) {
    if (closers.includes(text[at] ?? '') && !isApostrophe(text, at)) return at;
  }
  return null;
}

const isApostrophe = (text: string, at: number) =>
  /[’'`]/.test(text[at] ?? '') && LETTER.test(text[at + 1] ?? ' ');

/** A unit of which quotations are resolved one after the other. */
type QuotedUnit = Unit &
  Readonly<{
    /** Whether the sentence says that the words are not Scripture. */
    isDenied: boolean;
    /** The keys of the quotations that the unit shows already. */
    shownKeys: Set<string>;
  }>;

/** Up to so many words in delimiters may be a term, a title or a name. */
export const FEW_WORDS = 4;
/** Words in delimiters need be less like a verse. */
const QUOTED = -1;
/** Up to so many always are. */
const FEWER_WORDS = 2;

/** Resolves the quotations of a unit to stored words; otherwise their delimiters or the unit go. */
export async function resolveQuotations(
  finder: ScriptureFinder,
  unit: Unit,
  quotations: readonly Quotation[],
): Promise<Resolution> {
  const context = { ...unit, isDenied: deniesScripture(unit.text), shownKeys: new Set<string>() };
  const replaced: Replacement[] = [];
  for (const quotation of quotations) {
    const resolution = await resolveQuotation(finder, quotation, context);
    if (resolution === null) return null;
    replaced.push(...resolution);
  }
  return replaced;
}

async function resolveQuotation(
  finder: ScriptureFinder,
  quotation: Quotation,
  context: QuotedUnit,
): Promise<Resolution> {
  const { start, end, inner, words } = quotation;
  if (words <= FEWER_WORDS) return [];
  const after = placeAfter(context.text, end, context.places);
  const near = after ?? nearestPlace(context.places, quotation) ?? null;
  const show = (found: Found) => quoteOnce(found, quotation, after, context);
  const exact = near?.reference ? await finder.exactAt(near.reference, inner) : null;
  if (exact && words > FEW_WORDS) return show(exact);
  if (words <= FEW_WORDS) {
    const term = await resolveTerm(finder, quotation, context, near, exact !== null);
    if (term !== undefined) return term;
  }
  const isHuman = isHumanSpeech(context.text.slice(0, start)) && !after;
  if (near?.reference && !isHuman) {
    const stored = await finder.stored(near.reference);
    return stored ? show(stored) : referenceAlone(quotation, near, after);
  }
  const mayBeAlike = !isHuman && !context.isDenied;
  const found = near ? null : await foundElsewhere(finder, quotation, mayBeAlike);
  if (found) return show(found);
  if (!near && context.isDenied) return [];
  return isClaimed(quotation, context) ? null : [{ start, end, parts: plainParts(inner) }];
}

async function foundElsewhere(
  finder: ScriptureFinder,
  { inner, words }: Quotation,
  mayBeAlike: boolean,
): Promise<Found | null> {
  if (words < FEW_WORDS) return null;
  const found = await finder.anywhere(inner);
  if (found || !mayBeAlike) return found;
  const near = await finder.nearestIn(inner);
  return near && near.likeness > QUOTED ? near.found : null;
}

/** Shows stored words once in a unit. */
function quoteOnce(
  found: Found,
  { start, end: close, inner }: Quotation,
  after: PlaceAfter | null,
  { text, shownKeys }: QuotedUnit,
): Resolution {
  const end = after?.until ?? close;
  const isShown = shownKeys.has(found.key);
  shownKeys.add(found.key);
  const ending = textOf(missingFullStop(inner, found, text.slice(end)));
  return [{ start, end, parts: isShown ? [] : [{ type: 'quotation', ...found }, ...ending] }];
}

/**
 * The full stop of a sentence that ended within the quotation, where the stored words bring none.
 */
function missingFullStop(inner: string, { text }: Found, following: string): string {
  const ended = /[.!?…]$/.test(inner) && !/[.!?][”’»"]*$/.test(text);
  return ended && !/^\s*[\p{Ll}.,;:!?…)\]—–-]/u.test(following) ? '.' : '';
}

/** "Mateus 5:3 fala dos “pobres de espírito”": the words are spoken of. */
const ABOUT = /(?<!\p{L})(?:fal|trat)\p{L}+ d[eoa]s?\s*$/u;

/** Resolves a few words in delimiters; undefined where they are a quotation, not a term. */
async function resolveTerm(
  finder: ScriptureFinder,
  { start, end, inner }: Quotation,
  { text, isDenied }: QuotedUnit,
  near: FoundReference | PlaceAfter | null,
  isExact: boolean,
): Promise<Resolution | undefined> {
  const before = text.slice(0, start);
  const isTold = ABOUT.test(before) || !presentsScripture(before, text.slice(end));
  if (isExact || isTold) {
    const isCited = near !== null && 'until' in near;
    return isExact || !isCited ? [] : undefined;
  }
  if (near) return undefined;
  if (isDenied || (await finder.anywhere(inner))) return [];
  return null;
}

function referenceAlone(
  { start, end }: Quotation,
  near: FoundReference | PlaceAfter,
  after: PlaceAfter | null,
): Resolution {
  const isInside = near.start >= start && near.end <= end;
  if (!near.reference || !(after || isInside)) return null;
  return [{ start, end: after?.until ?? end, parts: [referencePart(near.reference)] }];
}

/** Whether the words around a quotation, or its own, give it to the Bible. */
function isClaimed({ start, end, inner }: Quotation, { text, isBlock }: QuotedUnit): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (isBlock) return true;
  if (isHumanSpeech(before)) return false;
  return (
    presentsScripture(before, after) ||
    namesBiblicalSource(`${before} ${after}`) ||
    (isVerseLike(inner) && !isHumanQuestion(inner))
  );
}
