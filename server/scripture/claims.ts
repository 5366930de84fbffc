import { chapterReference, type Reference } from '#shared/bible/reference.ts';
import type { ScriptureFinder } from './finder.ts';
import { type Resolution, referencePart, textOf } from './parts.ts';
import type { Unit, Words } from './positions.ts';
import { RULES } from './rules.ts';
import { isDenied, isDivineSpeech } from './speakers.ts';

/** A promise, a law, or what the Bible itself is said to say, rather than somebody in it. */
const LAW =
  /(?<!\p{L})(?:[Oo]rden|[Pp]romet|[Pp]ro[íi]b|[Dd]eclar|[Dd]ecret|[Bb][íi]blia|[Ee]scritur|[Pp]alavra|[Vv]ers[íi]culo|[Ss]alm|[Pp]rov[ée]rbio|[Tt]exto|[Pp]assage|[Cc]ap[íi]tulo|[Ee]p[íi]stola|[Pp]rofeta)|escrito/u;

/**
 * The share of what a claim tells that must be stored, beside the named place or in one verse anywhere:
 * less where somebody in the Bible is said to say it, least in words that the Bible holds.
 */
const FEWEST_SHARED = {
  placed: { law: 0.42, strange: 0.35, person: 0.1 },
  anywhere: { law: 0.65, strange: 0.5, person: 0.2 },
};
const TOLD = RULES.filter(({ strength }) => strength === 'told');
/** So many characters before a claim tell who makes it. */
const LEAD = 60;
/** Fewer words without a single stored one may be anything. */
const FEW = 4;

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
  // What follows a citation is said of another place, or by the writer.
  const [claim = ''] = text.slice(told.start, told.end).split('(');
  const kind = LAW.test(lead.slice(-LEAD)) ? 'law' : 'person';
  const isSupported = async (where: 'placed' | 'anywhere', references: readonly Reference[]) => {
    const support = await finder.support(references, claim);
    if (support === null) return true;
    const { words, share, isStrange } = support;
    const fewest = FEWEST_SHARED[where][kind === 'person' && isStrange ? 'strange' : kind];
    return share >= fewest || (share === 0 && words < FEW);
  };
  const references = unit.places.map((each) => each.reference);
  const [reference] = references;
  if (await isSupported(reference ? 'placed' : 'anywhere', references)) return [];
  if (reference) {
    const parts = [...textOf('Leia '), referencePart(reference), ...textOf('.')];
    return [{ start: 0, end: text.length, parts }];
  }
  // "O versículo 13 diz que …": the chapter that the paragraph named before supports it.
  const chapter = previousPlace && chapterReference(previousPlace.book, previousPlace.chapter);
  return chapter && (await isSupported('placed', [chapter])) ? [] : null;
}
