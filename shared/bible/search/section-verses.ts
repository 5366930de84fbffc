import { foldText } from '../../portuguese/words.ts';
import { headingAbove, isLike, type ListedHeading } from '../find-headings.ts';
import type { RankedVerse } from './edition-index.ts';
import type { Term } from './query.ts';
import { LEMMA_PREFIX } from './vocabulary.ts';

/** A typed word and what it counts: the rarer, the more. */
type WeighedTerm = Term & Readonly<{ weight: number }>;

/** What a word counts more in a heading than in a verse below it. */
const IN_HEADING = 1.5;
/** What the best verse counts beside all verses of its section. */
const OF_BEST = 0.5;
/** The share of all weight that heading and verses of a section must have. */
const LEAST = 0.6;
/** The most verses that one search finds by their sections. */
const MOST = 3;

type Told = { words: readonly string[]; verses: { row: RankedVerse; has: ReadonlySet<Term> }[] };

/**
 * The verses of sections that have the typed words between them: a story is told in many verses,
 * and remembered in one sentence.
 *
 * @param rows verses that have any of the words, the best first
 */
export function bestOfSections(
  listed: readonly ListedHeading[],
  terms: readonly WeighedTerm[],
  rows: readonly RankedVerse[],
): readonly RankedVerse[] {
  const told = new Map<number, Told>();
  for (const row of rows) {
    const at = headingAbove(listed, row.place);
    const own = told.get(at) ?? { words: listed[at]?.words ?? [], verses: [] };
    told.set(at, own);
    own.verses.push({ row, has: termsIn(row, terms) });
  }
  const all = sum(terms);
  return [...told.values()]
    .map((section) => judge(section, terms))
    .filter(({ has }) => has.size > 1 && sum([...has]) >= LEAST * all)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .flatMap(({ best }) => best ?? []);
}

function judge({ words, verses }: Told, terms: readonly WeighedTerm[]) {
  const named = terms.filter(({ typed }) => words.some((word) => isLike(word, foldText(typed))));
  const has = new Set(named);
  let [best, most]: [RankedVerse | null, number] = [null, -1];
  for (const { row, has: own } of verses) {
    for (const term of terms) if (own.has(term)) has.add(term);
    const weight = sum(terms.filter((term) => own.has(term)));
    if (weight > most) [best, most] = [row, weight];
  }
  const score = sum([...has]) + (IN_HEADING - 1) * sum(named) + OF_BEST * most;
  return { best, has, score };
}

const sum = (terms: readonly WeighedTerm[]) => terms.reduce((all, { weight }) => all + weight, 0);

function termsIn({ lemmas }: RankedVerse, terms: readonly WeighedTerm[]): ReadonlySet<Term> {
  const words = new Set(lemmas.split(' '));
  return new Set(
    terms.filter(({ sense }) => sense?.lemmas.some((lemma) => words.has(LEMMA_PREFIX + lemma))),
  );
}
