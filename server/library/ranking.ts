import type { Situation } from '../content/types.ts';
import { spelledOut } from '../portuguese/shorthand.ts';
import type { LibraryKind } from './collections.ts';
import { LIGHT, LIGHT_CONCEPTS, LIGHT_FOR_COUPLES } from './frames.ts';
import { type IndexedEntry, type Name, nameKey, searchIndex } from './search-index.ts';
import { areOpposed, situationsIn } from './situations.ts';
import { type Unit, unitsOf, withoutFrame } from './terms.ts';

/**
 * The fit of an entry: 1 and more where a name of it is what was asked. Not `sure` where
 * one word may mean many things, where the entry serves the opposite situation, where another
 * fits better or is liker as a whole, or where much of what was asked stays unsaid. `about` is the
 * share of what was asked that it speaks of; `worth` counts its likeness as a whole too.
 */
export type Ranked = Fit & Readonly<{ slug: string; worth: number }>;
type Fit = Readonly<{ score: number; sure: boolean; about: number }>;
type Unsettled = Readonly<{ opposed: boolean; isWholeTitle: boolean }>;

type Query = Readonly<{
  units: readonly Unit[];
  situations: ReadonlySet<Situation>;
  /** The units that decide: all but relatives, houses and the like. */
  heavy: readonly Unit[];
  weightOf: (unit: Unit) => number;
  /** One word tells too little of a situation to be sure which is meant. */
  isTooBrief: boolean;
}>;

const KIN: ReadonlySet<string> = new Set(['#child', '#mother', '#father', '#siblings']);
const LONGEST_IN_WORDS = 60;
/** The share of covering the question in the score; the rest is for covering the name. */
const SHARE_OF_QUESTION = 0.45;
const WHOLE_NAME = 0.56;
const HALF = 0.5;
const IN_OPPOSITE_SITUATION = 0.57;
const VAGUE = 0.5;
const OF_TITLE = 1.04;
const MANY_NAMES = 0.06;
/** What speaking of all that is asked is worth without a name, and beside one. */
const OF_WORDS = 0.5;
const BESIDE_NAME = 0.09;
/** What a name is worth that only says how members ask. */
const ASKED_AS = 0.75;
/** What being the likest as a whole is worth, and how like an unfitting entry must be. */
const OF_LIKENESS = 1;
const LIKE_ENOUGH = 0.5;
/** The share of the question that a name must say where it is sure, and of a name where it only asks. */
const WHOLE = 0.95;

/** The entries of a kind that fit the text or are like it as a whole, best first. */
export function rank(kind: LibraryKind, text: string): Ranked[] {
  const { collections, spelling, weightOf } = searchIndex.result;
  const { byName, names, nameById, entries, likeness } = collections[kind];
  const words = spelledOut(text)
    .slice(0, LONGEST_IN_WORDS)
    .map((word) => spelling.mended(word));
  const isTooBrief = words.length === 1 && kind.startsWith('advice-');
  const named = isTooBrief ? undefined : byName.get(nameKey(text));
  if (named?.isTitle) return [certain(named.slug)];
  const framed = unitsOf(withoutFrame(words));
  // "Bom dia" opens a question, and is a theme of prayer.
  const units = framed.length > 0 || kind === 'question' ? framed : unitsOf(words);
  if (units.length === 0) return named ? [certain(named.slug)] : [];
  const heavy = units.filter((unit) => !isLightIn(kind, unit));
  const query = {
    units,
    heavy,
    situations: situationsIn(words.join(' ')),
    weightOf: (unit: Unit) =>
      weightOf(unit) * (isLightIn(kind, unit) && !isLight(unit) ? LIGHT : 1),
    isTooBrief,
  };
  if (named && speaksOf(query, entries.get(named.slug))) return [certain(named.slug)];
  const told = heavy.length > 0 ? heavy : units;
  const sharing = Map.groupBy(
    names.search(units.flat().join(' ')).flatMap(({ id }) => nameById.get(String(id)) ?? []),
    (name) => name.slug,
  );
  const like = likeness.to(words);
  const fits = [...entries]
    .filter(
      ([slug, entry]) =>
        (like.get(slug) ?? 0) > LIKE_ENOUGH || told.some((unit) => relevanceOf(entry, unit) > 0),
    )
    .map(([slug, entry]) => ({ slug, ...fitOf(query, entry, sharing.get(slug) ?? []) }));
  const best = Math.max(...fits.map(({ score }) => score));
  // Members type a theme's title as it is; a word of a question's title may mean many things.
  const titlesDecide = kind !== 'question';
  return fits
    .map(({ opposed, isWholeTitle, ...each }) => {
      const isLikest = like.size === 0 || like.get(each.slug) === 1;
      const agrees = isLikest || (titlesDecide && isWholeTitle);
      const sure = each.sure && each.score === best && agrees;
      const likeness = sure ? 1 : (like.get(each.slug) ?? 0);
      const worth = each.score + OF_LIKENESS * likeness * (opposed ? IN_OPPOSITE_SITUATION : 1);
      return { ...each, sure, worth };
    })
    .sort((a, b) => b.worth - a.worth || a.slug.localeCompare(b.slug));
}

const certain = (slug: string): Ranked => ({ slug, score: 1, sure: true, about: 1, worth: 1 });

/** Whether the text of an entry opens with all that is asked. */
function speaksOf({ heavy }: Query, entry: IndexedEntry | undefined): boolean {
  return entry !== undefined && heavy.every((unit) => hasAny(unit, entry.said));
}

/** How surely an entry is about a unit, from 0 to 1. */
const relevanceOf = ({ terms }: IndexedEntry, unit: Unit) =>
  Math.max(...unit.map((term) => terms.get(term) ?? 0));

/**
 * Scores an entry by the best of its names that share a term with the question, or by what
 * else it speaks of, which is never sure.
 */
function fitOf(query: Query, entry: IndexedEntry, names: readonly Name[]): Fit & Unsettled {
  const told = names.filter(({ isAsked }) => !isAsked);
  const ownWords = new Set(told.flatMap(({ units }) => units.flat()));
  const manyNames = MANY_NAMES * (names.length / entry.names);
  const about = aboutness(query, entry);
  const opposed = areOpposed(query.situations, entry.serves ?? entry.situations);
  let best: Fit & Unsettled = {
    score: OF_WORDS * about * (opposed ? IN_OPPOSITE_SITUATION : 1),
    sure: false,
    about,
    opposed,
    isWholeTitle: false,
  };
  for (const name of names) {
    const fit = nameFit(query, entry, name, ownWords);
    const score = fit ? fit.score + manyNames + BESIDE_NAME * about : 0;
    if (fit && score > best.score) best = { ...fit, score, about };
  }
  return best;
}

/** The share of the question's weight that an entry speaks of. */
function aboutness({ units, weightOf }: Query, entry: IndexedEntry): number {
  const all = units.reduce((sum, unit) => sum + weightOf(unit), 0);
  const spoken = units.reduce((sum, unit) => sum + weightOf(unit) * relevanceOf(entry, unit), 0);
  return all === 0 ? 0 : spoken / all;
}

function nameFit(query: Query, entry: IndexedEntry, name: Name, ownWords: ReadonlySet<string>) {
  const { units, heavy, situations } = query;
  const terms = new Set(name.units.flat());
  const entryWords = name.isAsked ? ownWords.union(terms) : ownWords;
  if (heavy.length > 0 && !heavy.some((unit) => hasAny(unit, terms))) return null;
  const ofQuestion = shareOf(query, units, terms);
  const asked = new Set(units.flat());
  const ofName = shareOf(query, name.units, asked);
  const vague = heavy.length < 2 && ofName < WHOLE_NAME;
  const served = entry.serves ?? (name.situations.size > 0 ? name.situations : entry.situations);
  const opposed = areOpposed(situations, served);
  const saysAll = ofQuestion > WHOLE;
  const isSame = saysAll && ofName > WHOLE;
  const score =
    ofQuestion ** SHARE_OF_QUESTION *
    ofName ** (1 - SHARE_OF_QUESTION) *
    (name.ofTitle ? OF_TITLE : 1) *
    (opposed ? IN_OPPOSITE_SITUATION : 1) *
    (vague && ofName < HALF ? VAGUE : 1) *
    (name.isAsked ? ASKED_AS : 1);
  const enough = heavy.length === 0 ? name.ofTitle : speaksOf(query, entry);
  // "Celular para criança" is not sure to answer who asks about "celular".
  const kinAsked =
    name.units.length > 2 || name.units.every((unit) => !isKin(unit) || hasAny(unit, asked));
  const kinKnown = kinAsked && units.every((unit) => !isKin(unit) || hasAny(unit, entryWords));
  const sure =
    (name.isAsked ? isSame : saysAll) &&
    !opposed &&
    !vague &&
    enough &&
    kinKnown &&
    !query.isTooBrief;
  return { score, sure, opposed, isWholeTitle: name.ofTitle && isSame };
}

/** The share of the units' weight that the terms cover, from 0 to 1. */
function shareOf({ weightOf }: Query, units: readonly Unit[], terms: ReadonlySet<string>): number {
  let all = 0;
  let shared = 0;
  for (const unit of units) {
    const weight = weightOf(unit);
    all += weight;
    if (hasAny(unit, terms)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

const hasAny = (unit: Unit, terms: ReadonlySet<string>) => unit.some((term) => terms.has(term));

/** "Como falar de sexo com meu filho" is not answered for sure by a text that knows no child. */
const isKin = (unit: Unit) => unit.every((term) => KIN.has(term));

/** A relative or a house is named in every other question: it decides nothing alone. */
const isLight = (unit: Unit) => unit.every((term) => LIGHT_CONCEPTS.has(term));

const isLightIn = (kind: LibraryKind, unit: Unit) =>
  isLight(unit) || (kind === 'advice-marriage' && unit.join() === LIGHT_FOR_COUPLES);
