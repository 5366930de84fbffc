import type { Reference } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import type { Found, ScriptureFinder } from './finder.ts';
import { likenessTo } from './likeness.ts';
import { type Resolution, referencePart, textOf } from './parts.ts';
import { withoutPlaces } from './places.ts';
import { RULES, type Strength, type Unit, type Words } from './rules.ts';
import {
  isCommentary,
  isDenied,
  isDivineSpeech,
  isInstruction,
  isTitle,
  isVerseLike,
  TEXTS,
  word,
} from './speakers.ts';

const FEWEST_WORDS = 3;
/** Fewer words may be like a verse by chance. */
const FEWEST_ALIKE = 5;
const AS_IT_SAYS =
  /,?\s*(?:conforme|segundo|como (?:diz|está em|lemos em|ensina|afirma|promete))\s*[.]?\s*$/iu;
/** How like its verse words must be where their position says how surely they are its words. */
const LIKE_A_VERSE: Readonly<Record<Exclude<Strength, 'told'>, number>> = {
  sure: -3,
  below: -2.5,
  weak: 0,
};
/**
 * A whole sentence beside one place is compared once, so it need be less like its verse than a span
 * that was looked for: one in two thousand of our own sentences with their place in them is so like it.
 */
const AS_WHOLE = 0.3;
const FEWEST_SHARED = 0.45;

type PresentedWords = Words & Readonly<{ strength: Exclude<Strength, 'told'> }>;

/** Resolves words that are presented, without delimiters, as those of a place or of the Bible. */
export async function resolvePresented(finder: ScriptureFinder, unit: Unit): Promise<Resolution> {
  for (const { find, strength } of RULES) {
    if (strength === 'told') continue;
    const words = find(unit);
    if (!words) continue;
    const resolution = await resolveSpan(finder, unit, { ...words, strength });
    if (resolution?.length !== 0) return resolution;
  }
  return [];
}

async function resolveSpan(
  finder: ScriptureFinder,
  unit: Unit,
  each: PresentedWords,
): Promise<Resolution> {
  const { start, end } = each;
  const words = withoutPlaces(unit.text, unit.places, { start, end }).replace(/[“”"«»*_]/g, '');
  if (plainWordsOf(words).length < FEWEST_WORDS) return [];
  const inside = unit.places.find((place) => place.start >= start);
  const reference = each.reference ?? inside?.reference ?? announcedPlace(unit, each);
  const isInFront = inside !== undefined && inside.reference === reference;
  const found = await (reference ? finder.exactAt(reference, words) : finder.anywhere(words));
  const whole = reference && (await finder.stored(reference));
  if (!found) {
    const likeness = await likenessOf(finder, reference, whole, words, each.strength);
    const isAnnounced = each.reference === null;
    const span = { ...each, words, reference, isInFront, isAnnounced, likeness };
    if (await isOwnVoice(finder, unit, span)) return [];
  }
  const stored = found ?? whole;
  if (!stored && !reference) return null;
  const place = isInFront && reference ? [referencePart(reference)] : [];
  return [{ start, end, parts: stored ? [{ type: 'quotation', ...stored }] : place }];
}

/** The place that the same sentence names before the words: "João 3:16 diz:" */
function announcedPlace(unit: Unit, { start, strength }: PresentedWords) {
  if (strength !== 'sure') return null;
  const named = unit.places.findLast((place) => place.end <= start);
  const gap = named && unit.text.slice(named.end, start);
  return gap && /^[^,.!?\n]{0,30}[\s\S]{0,4}$/.test(gap) ? named.reference : null;
}

/** How like the verse of their place words are, by its stored words or by another wording as a whole. */
async function likenessOf(
  finder: ScriptureFinder,
  reference: Reference | null,
  stored: Found | null,
  written: string,
  strength: PresentedWords['strength'],
): Promise<number> {
  const words = written.replace(AS_IT_SAYS, '');
  if (!stored || !reference || plainWordsOf(words).length < FEWEST_ALIKE) {
    return Number.NEGATIVE_INFINITY;
  }
  const asWhole = await finder.likenessAt(reference, words);
  return Math.max(likenessTo(stored.text, words), asWhole + (strength === 'weak' ? AS_WHOLE : 0));
}

type Span = PresentedWords &
  Readonly<{
    words: string;
    /** Whether the place stands among or behind the words. */
    isInFront: boolean;
    /** Whether they are announced without a place of their own. */
    isAnnounced: boolean;
    likeness: number;
  }>;

/** Whether words that are not stored ones are the writer's own, beside a place. */
async function isOwnVoice(finder: ScriptureFinder, unit: Unit, span: Span): Promise<boolean> {
  const { start, strength, reference, words, likeness, isInFront } = span;
  const least = LIKE_A_VERSE[strength];
  if (strength === 'weak' || strength === 'below') return likeness < least;
  const comments = isCommentary(words);
  if (isVerseLike(words) || likeness >= least + (comments ? 1 : 0)) return false;
  const before = unit.text.slice(0, start);
  const isQuoted = unit.isBlock && isInFront;
  // Behind "a Bíblia diz:" nobody speaks in their own voice, and a block that ends in its place quotes it.
  if (!span.isAnnounced && !isQuoted && (comments || isInstruction(before))) return true;
  if (!reference) return false;
  // What stands there may be told as well.
  const share = (await finder.support([reference], words))?.share ?? 1;
  if (isTitle(words)) return share >= 0.5 || reference.verse === null;
  if (isQuoted || share < FEWEST_SHARED) return false;
  return isInFront && !/^[^\d]*[—–~-]\s*\p{L}*\s*\d/u.test(unit.text.slice(start));
}

/** A promise, a law, or what the Bible itself is said to say, rather than somebody in it. */
const LAW = new RegExp(
  `${word(`[Oo]rden\\p{L}+|[Pp]romet\\p{L}+|[Pp]roíb\\p{L}+|[Dd]eclar\\p{L}+|[Dd]ecret\\p{L}+|${TEXTS}|[Pp]rofetas?|[Ss]almista`)}|escrito`,
  'u',
);

/**
 * The shares of distinctive words that must be stored ones, beside the named place or anywhere:
 * fewer where somebody in the Bible is said to say it, and fewest in words that the Bible holds.
 */
const FEWEST_SUPPORTED = {
  placed: { law: 0.45, strange: 0.35, person: 0.01 },
  anywhere: { law: 0.61, strange: 0.5, person: 0.28 },
};
/** So many characters before a claim tell who makes it. */
const LEAD = 60;
/** Fewer words without a single stored one may be anything. */
const FEW = 3;

/** Resolves words given to the Bible or its speakers: their place, or another, must support them. */
export async function resolveClaim(
  finder: ScriptureFinder,
  unit: Unit,
  previousPlace: Reference | null,
): Promise<Resolution> {
  const { text } = unit;
  const told = RULES.find(({ strength }) => strength === 'told')?.find(unit);
  if (!told) return isDivineSpeech(text) ? null : [];
  const lead = text.slice(0, told.start);
  if (isDenied(lead)) return [];
  const claim = text.slice(told.start, told.end).replace(/\([^)]*\)/g, ' ');
  const kind = LAW.test(lead.slice(-LEAD)) ? 'law' : 'person';
  const isSupported = async (where: 'placed' | 'anywhere', references: readonly Reference[]) => {
    const support = await finder.support(references, claim);
    if (support === null) return true;
    const { words, share, unknown } = support;
    const fewest = FEWEST_SUPPORTED[where][kind === 'person' && unknown > 0 ? 'strange' : kind];
    return share >= fewest || (unknown === 0 && share === 0 && words < FEW);
  };
  const references = unit.places.flatMap(({ reference }) => reference ?? []);
  const [reference] = references;
  if (await isSupported(reference ? 'placed' : 'anywhere', references)) return [];
  if (reference) {
    const parts = [...textOf('Leia '), referencePart(reference), ...textOf('.')];
    return [{ start: 0, end: text.length, parts }];
  }
  // "O versículo 13 diz que …": the chapter that the paragraph named before supports it.
  const chapter = previousPlace && {
    ...previousPlace,
    endChapter: previousPlace.chapter,
    verse: null,
    endVerse: null,
  };
  return chapter && (await isSupported('placed', [chapter])) ? [] : null;
}
