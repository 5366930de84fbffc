import type { FoundReference } from '#shared/bible/find-references.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { deniesScripture, isHumanSpeech, namesBiblicalSource } from './attribution.ts';
import type { Found, ScriptureFinder } from './finder.ts';
import { plainParts, type Replacement, type Resolution, referencePart, textOf } from './parts.ts';
import { nearestPlace, type PlaceAfter, placeAfter } from './places.ts';
import type { Unit } from './rules.ts';
import { isVerseLike } from './speakers.ts';

/** A quotation in a unit of text, delimiters included. */
export type Quotation = Readonly<{
  start: number;
  end: number;
  inner: string;
  words: number;
}>;

/** What ends a quotation, by the sign that opens it: no apostrophe within a word. */
const CLOSING = new Map(
  ['“”"“', '«»', '""”', '””', "‘’'", "''’", '``'].map(([open = '', ...closers]) => [
    open,
    new RegExp(`[${closers.join('')}](?:(?<![’'\`])|(?![\\p{L}\\p{M}\\d]))`, 'u'),
  ]),
);
const OPENER = /["“«”]|(?<![\p{L}\p{M}\d])[‘'`](?=\S)/gu;

/** The outermost quotations of a unit. */
export function quotationsIn(unit: string): Quotation[] {
  const found: Quotation[] = [];
  OPENER.lastIndex = 0;
  for (let match = OPENER.exec(unit); match; match = OPENER.exec(unit)) {
    const start = match.index;
    const rest = unit.slice(start + 1);
    const length = rest.search(CLOSING.get(match[0]) ?? /$/);
    // A lone apostrophe is no quotation.
    if (length < 0 && /[‘'`]/.test(match[0])) continue;
    const end = length < 0 ? unit.length : start + length + 2;
    const inner = (length < 0 ? rest : rest.slice(0, length)).trim();
    found.push({ start, end, inner, words: plainWordsOf(inner).length });
    OPENER.lastIndex = end;
  }
  return found;
}

/** A unit of which quotations are resolved one after the other. */
type QuotedUnit = Unit &
  Readonly<{
    /** Whether the sentence says that the words are not Scripture. */
    isDenied: boolean;
    /** The keys of the quotations that the unit shows already. */
    shownKeys: Set<string>;
  }>;

/** Up to so many words in delimiters may be a term, a title or a name. */
const FEW_WORDS = 4;
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
  unit: QuotedUnit,
): Promise<Resolution> {
  const { start, end, inner, words } = quotation;
  if (words <= FEWER_WORDS) return [];
  const [before, behind] = [unit.text.slice(0, start), unit.text.slice(end)];
  const after = placeAfter(unit.text, end, unit.places);
  const near = after ?? nearestPlace(unit.places, quotation);
  const exact = near?.reference ? await finder.exactAt(near.reference, inner) : null;
  const isBehind = near && /^\)?[\s:,*—–-]*$/.test(unit.text.slice(near.end, start));
  if (words <= FEW_WORDS && (exact || !(after || isBehind))) return [];
  const isHuman = isHumanSpeech(before) && !after;
  const place = isHuman ? null : near?.reference;
  const elsewhere = () => foundElsewhere(finder, quotation, isHuman || unit.isDenied);
  const atPlace = async () => exact ?? (place ? finder.stored(place) : null);
  const found = await (near ? atPlace() : elsewhere());
  if (found) return quoteOnce(found, quotation, after, unit);
  if (near && place) return referenceAlone(quotation, near, after);
  if (!near && unit.isDenied) return [];
  return isClaimed(inner, before, behind, unit) ? null : [{ start, end, parts: plainParts(inner) }];
}

/** The reference that stands behind a quotation or in it, where its words are not installed. */
function referenceAlone(
  { start, end }: Quotation,
  near: FoundReference | PlaceAfter,
  after: PlaceAfter | null,
): Resolution {
  const isIts = after !== null || (near.start >= start && near.end <= end);
  if (!near.reference || !isIts) return null;
  return [{ start, end: after?.until ?? end, parts: [referencePart(near.reference)] }];
}

/** Whether the words around a quotation, or its own, give it to the Bible. */
function isClaimed(inner: string, before: string, behind: string, { isBlock }: Unit): boolean {
  if (isBlock || isHumanSpeech(before)) return isBlock;
  return namesBiblicalSource(`${before} ${behind}`) || isVerseLike(inner);
}

async function foundElsewhere(
  finder: ScriptureFinder,
  { inner, words }: Quotation,
  onlyExact: boolean,
): Promise<Found | null> {
  if (words < FEW_WORDS) return null;
  const found = await finder.anywhere(inner);
  if (found || onlyExact) return found;
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
