import type { FoundReference } from '#shared/bible/find-references.ts';
import type { Reference } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/bible/words.ts';
import type { Reading } from './citations.ts';
import { hasAuthority } from './claims.ts';
import { FEWEST_SHARED, isInstruction, isTitle } from './evidence.ts';
import type { ScriptureFinder } from './finder.ts';
import { referencePart } from './parts.ts';
import {
  beforePlace,
  behindAnnouncement,
  behindColon,
  behindLabel,
  behindPlace,
  behindVerb,
  behindVerseNumber,
  type Presented,
} from './presented.ts';
import { isOwnVoice, isVerseLike } from './speakers.ts';

export type PresentingUnit = Readonly<{
  text: string;
  isBlock: boolean;
  places: readonly FoundReference[];
  hasQuotations: boolean;
  /** The state that the unit before left. */
  before: Readonly<{ speaker: boolean; asked: boolean; place: Reference | null }>;
}>;

const FEWEST_WORDS = 3;
const FEWEST_SHARED_WITH_CHAPTER = 0.3;
const UNREMOVED = { isRemoved: false } as const;

/** Words that are presented as those of a place, or of the Bible, without delimiters. */
export async function resolvePresented(
  finder: ScriptureFinder,
  unit: PresentingUnit,
): Promise<{ reading: Reading; isRemoved: boolean }> {
  for (const each of candidatesIn(unit)) {
    const result = await present(finder, unit, each);
    if (result.reading === null || result.reading.length > 0) return result;
  }
  return { reading: [], ...UNREMOVED };
}

function candidatesIn({ text, isBlock, places, hasQuotations, before }: PresentingUnit) {
  const whole = (reference: Reference | null): Presented => ({
    start: 0,
    end: text.length,
    reference,
    strength: 'sure',
  });
  const answers = /^Que (?!Deus|o Senhor)/u.test(text) && places.length === 0;
  return [
    beforePlace(text, places),
    places.map((place) => behindPlace(text, place)).find((each) => each !== null) ?? null,
    behindAnnouncement(text),
    behindColon(text, places),
    behindVerb(text, places),
    behindVerseNumber(text),
    isBlock && !hasQuotations && places.length === 0 ? whole(null) : null,
    behindLabel(text),
    isDialogue(text, before.speaker) ? whole(null) : null,
    before.asked && (answers || isVerseLike(text)) ? whole(before.place) : null,
  ].filter((each) => each !== null);
}

async function present(
  finder: ScriptureFinder,
  unit: PresentingUnit,
  each: Presented,
): Promise<{ reading: Reading; isRemoved: boolean }> {
  const { start, end, strength } = each;
  const words = wordsWithoutPlaces(unit, start, end);
  if (plainWordsOf(words).length < FEWEST_WORDS) return { reading: [], ...UNREMOVED };
  const inside = unit.places.find((place) => place.start >= start);
  const reference = each.reference ?? inside?.reference ?? null;
  const isInFront = inside !== undefined && inside.reference === reference;
  const exact = await (reference ? finder.exactAt(reference, words) : finder.anywhere(words));
  const found = exact ?? undefined;
  if (!found) {
    const isLike = isVerseLike(words);
    // Behind "a Bíblia diz:" nobody speaks in their own voice.
    const isAnnounced = strength === 'sure' && each.reference === null;
    const isOwn = !isAnnounced && (isOwnVoice(words) || isInstruction(unit.text.slice(0, start)));
    const isFree = isOwn || (strength === 'possible' && !reference);
    if (
      !isLike &&
      (isFree || (await isExplanation(finder, unit, each, words, reference, isInFront)))
    ) {
      return { reading: [], ...UNREMOVED };
    }
  }
  const stored = found ?? (reference ? await finder.stored(reference) : null);
  if (stored) {
    return { reading: [{ start, end, parts: [{ type: 'quotation', ...stored }] }], ...UNREMOVED };
  }
  if (!reference) return { reading: null, isRemoved: true };
  const parts = isInFront ? [referencePart(reference)] : [];
  return { reading: [{ start, end, parts }], isRemoved: true };
}

/** Whether words beside a place tell what stands there rather than being presented as it. */
async function isExplanation(
  finder: ScriptureFinder,
  unit: PresentingUnit,
  { start, strength }: Presented,
  words: string,
  reference: Reference | null,
  isInFront: boolean,
): Promise<boolean> {
  if (!reference) return false;
  const isWhole = reference.verse === null;
  if (isWhole && isTitle(words)) return true;
  const share = (await finder.support([reference], words))?.share ?? 1;
  if (isTitle(words) && !/[.]\s*$/.test(words)) {
    return share >= 0.5 || (plainWordsOf(words).length <= 4 && share > 0);
  }
  if (isInFront) {
    const isDashed = /^[^\d]*[—–~-]\s*\p{L}*\s*\d/u.test(unit.text.slice(start));
    return !isDashed && !unit.isBlock && share >= FEWEST_SHARED;
  }
  return strength === 'possible' && share >= (isWhole ? FEWEST_SHARED_WITH_CHAPTER : FEWEST_SHARED);
}

function wordsWithoutPlaces({ text, places }: PresentingUnit, start: number, end: number): string {
  let words = '';
  let at = start;
  for (const place of places) {
    if (place.start < at || place.end > end) continue;
    words += text.slice(at, place.start);
    at = place.end;
  }
  return (words + text.slice(at, end)).replace(/[“”"«»*_]/g, '');
}

/** "— Desce depressa …" behind a sentence about Jesus, "— … — disse Jesus". */
function isDialogue(text: string, isOfSpeaker: boolean): boolean {
  if (!/^—\s+\S/.test(text)) return false;
  const teller = /[—–]\s*(\p{Ll}[^—–]*)$/u.exec(text)?.[1] ?? '';
  return hasAuthority(teller) || (teller === '' && isOfSpeaker);
}
