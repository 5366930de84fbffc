import type { Reference } from '#shared/bible/reference.ts';
import type { ScriptureFinder } from './finder.ts';
import { type Resolution, referencePart, textOf } from './parts.ts';
import { RULES, type Unit, type Words } from './rules.ts';
import { isDenied, isDivineSpeech, TEXTS, word } from './speakers.ts';

/** A promise, a law, or what the Bible itself is said to say, rather than somebody in it. */
const LAW = new RegExp(
  `${word(`[Oo]rden\\p{L}+|[Pp]romet\\p{L}+|[Pp]roíb\\p{L}+|[Dd]eclar\\p{L}+|[Dd]ecret\\p{L}+|${TEXTS}|[Pp]rofetas?|[Ss]almista`)}|escrito`,
  'u',
);

/**
 * The shares of distinctive words that must be stored ones, beside the named place or anywhere:
 * fewer where somebody in the Bible is said to say it, and fewest in words that the Bible holds.
 */
const FEWEST_SHARED = {
  placed: { law: 0.45, strange: 0.35, person: 0.01 },
  anywhere: { law: 0.61, strange: 0.5, person: 0.28 },
};
const TOLD = RULES.filter(({ strength }) => strength === 'told');
/** So many characters before a claim tell who makes it. */
const LEAD = 60;
/** Fewer words without a single stored one may be anything. */
const FEW = 3;

/** The words that somebody is said to say. */
function toldIn(unit: Unit): Words | null {
  for (const { find } of TOLD) {
    const words = find(unit);
    if (words) return words;
  }
  return null;
}

/** Resolves words given to the Bible or its speakers: their place, or another, must support them. */
export async function resolveClaim(
  finder: ScriptureFinder,
  unit: Unit,
  previousPlace: Reference | null,
): Promise<Resolution> {
  const { text } = unit;
  const told = toldIn(unit);
  if (!told) return isDivineSpeech(text) ? null : [];
  const lead = text.slice(0, told.start);
  if (isDenied(lead)) return [];
  const claim = text.slice(told.start, told.end).replace(/\([^)]*\)/g, ' ');
  const kind = LAW.test(lead.slice(-LEAD)) ? 'law' : 'person';
  const isSupported = async (where: 'placed' | 'anywhere', references: readonly Reference[]) => {
    const support = await finder.support(references, claim);
    if (support === null) return true;
    const { words, share, unknown } = support;
    const fewest = FEWEST_SHARED[where][kind === 'person' && unknown > 0 ? 'strange' : kind];
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
