import MiniSearch from 'minisearch';
import { foldText } from '#shared/portuguese/words.ts';
import { ASKED_AS } from '../content/asked-as/asked-as.ts';
import type { Situation } from '../content/types.ts';
import { spelledOut } from '../portuguese/shorthand.ts';
import { Gradual } from '../process/gradual.ts';
import { COLLECTIONS, type LibraryKind } from './collections.ts';
import { LIGHT, LIGHT_CONCEPTS } from './frames.ts';
import { Likeness } from './likeness.ts';
import { situationsIn } from './situations.ts';
import { Spelling } from './spelling.ts';
import { type Unit, unitsOf, withoutFrame } from './terms.ts';

/** One name of an entry: its title, a sentence of the title, or a synonym. */
export type Name = Readonly<{
  id: string;
  slug: string;
  units: readonly Unit[];
  situations: ReadonlySet<Situation>;
  terms: string;
  ofTitle: boolean;
  /** Whether it only says how members ask. */
  isAsked: boolean;
}>;

export type IndexedEntry = Readonly<{
  names: number;
  serves: ReadonlySet<Situation> | null;
  /** The situations that the names describe. */
  situations: ReadonlySet<Situation>;
  /** How surely the entry is about each of its terms, from 0 to 1. */
  terms: ReadonlyMap<string, number>;
  /** The terms that the text itself opens with, under its title; a prayer is all opening. */
  said: ReadonlySet<string>;
}>;

type Collection = Readonly<{
  names: MiniSearch<Name>;
  nameById: ReadonlyMap<string, Name>;
  /** The entry that goes by a name, by `nameKey`. */
  byName: ReadonlyMap<string, Readonly<{ slug: string; isTitle: boolean }>>;
  entries: ReadonlyMap<string, IndexedEntry>;
  likeness: Likeness;
}>;

type SearchIndex = Readonly<{
  collections: Readonly<Record<LibraryKind, Collection>>;
  spelling: Spelling;
  /** The weight of a unit, which grows with its rarity in the library. */
  weightOf: (unit: Unit) => number;
}>;

const AS_THEY_ARE = {
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
};
/** What a term weighs that only what members write, or only the body, names. */
const AS_ASKED = 0.9;
const IN_BODY = 0.7;
/** The rarity of a word that no text of the library holds, and the weight of a number. */
const UNKNOWN = 3.6;
const OF_NUMBER = 0.2;
/** The length of an opening in words. */
const OPENING = 70;
/** Built once a process; each step is an entry, or some words. */
export const searchIndex = new Gradual(buildIndex);

function* buildIndex(): Generator<void, SearchIndex> {
  const uses = new Map<string, number>();
  const entriesWith = new Map<string, number>();
  let entries = 0;
  function* collectionOf(kind: LibraryKind): Generator<void, Collection> {
    const searchables = COLLECTIONS[kind];
    const nameIndex = new MiniSearch<Name>({ ...AS_THEY_ARE, fields: ['terms'] });
    const likeness = new Likeness();
    const nameById = new Map<string, Name>();
    const indexed = new Map<string, IndexedEntry>();
    for (const { slug, title, synonyms, body, serves } of searchables) {
      const titles = namesIn(title);
      const askedAs = (ASKED_AS[kind][slug] ?? '').split(', ').filter(Boolean);
      const phrases = askedAs.filter(
        (phrase) => unitsOf(withoutFrame(spelledOut(phrase))).length > 1,
      );
      const own = [...titles, ...synonyms, ...phrases].map((text, place) =>
        nameOf(
          `${slug}/${place}`,
          slug,
          spelledOut(text),
          place < titles.length,
          place >= titles.length + synonyms.length,
        ),
      );
      const words = spelledOut(body);
      const ofBody = unitsOf(words).flat();
      const ofAsked = askedAs.flatMap((phrase) => unitsOf(withoutFrame(spelledOut(phrase))).flat());
      const ofNames = own.flatMap(({ units }) => units.flat());
      indexed.set(slug, {
        names: own.length,
        serves: serves ? new Set(serves) : null,
        situations: new Set(own.flatMap(({ situations }) => [...situations])),
        said: new Set(unitsOf([...spelledOut(title), ...openingOf(kind, words)]).flat()),
        terms: new Map([
          ...ofBody.map((term) => [term, IN_BODY] as const),
          ...ofAsked.map((term) => [term, AS_ASKED] as const),
          ...ofNames.map((term) => [term, 1] as const),
        ]),
      });
      likeness.add(slug, [title, ...synonyms].map(spelledOut), askedAs.map(spelledOut), words);
      nameIndex.addAll(own);
      for (const name of own) nameById.set(name.id, name);
      entries += 1;
      for (const term of new Set([...ofNames, ...ofAsked, ...ofBody]))
        entriesWith.set(term, (entriesWith.get(term) ?? 0) + 1);
      for (const word of [...words, ...[title, ...synonyms, ...askedAs].flatMap(spelledOut)]) {
        uses.set(word, (uses.get(word) ?? 0) + 1);
      }
      yield;
    }
    return {
      names: nameIndex,
      nameById,
      entries: indexed,
      likeness,
      byName: new Map(
        searchables.flatMap(({ slug, title, synonyms }) =>
          [...synonyms, title].map(
            (name) => [nameKey(name), { slug, isTitle: name === title }] as const,
          ),
        ),
      ),
    };
  }
  const collections: Record<LibraryKind, Collection> = {
    question: yield* collectionOf('question'),
    prayer: yield* collectionOf('prayer'),
    study: yield* collectionOf('study'),
    motive: yield* collectionOf('motive'),
    'advice-priest': yield* collectionOf('advice-priest'),
    'advice-builder': yield* collectionOf('advice-builder'),
    'advice-marriage': yield* collectionOf('advice-marriage'),
  };
  const weightOfTerm = (term: string) => {
    const known = entriesWith.get(term) ?? 0;
    if (known === 0 && /^\d+$/.test(term)) return OF_NUMBER;
    const rarity = known === 0 ? UNKNOWN : Math.log(1 + entries / (1 + known));
    return LIGHT_CONCEPTS.has(term) ? rarity * LIGHT : rarity;
  };
  return {
    collections,
    spelling: yield* Spelling.of(uses),
    weightOf: (unit) => Math.max(...unit.map(weightOfTerm)),
  };
}

/** An answer says in its first sentences what it answers, and later what else belongs to it. */
const openingOf = (kind: LibraryKind, words: readonly string[]) =>
  kind === 'prayer' ? words : words.slice(0, OPENING);

function nameOf(
  id: string,
  slug: string,
  words: readonly string[],
  ofTitle: boolean,
  isAsked: boolean,
): Name {
  const framed = unitsOf(withoutFrame(words));
  const units = framed.length > 0 ? framed : unitsOf(words);
  return {
    id,
    slug,
    units,
    ofTitle,
    isAsked,
    situations: situationsIn(words.join(' ')),
    terms: units.flat().join(' '),
  };
}

/**
 * A title, its first sentence, and the halves of one like "Ira e mágoa". What follows the first
 * sentence leans on it: "Recebi uma profecia. Devo acreditar?"
 */
function namesIn(title: string): string[] {
  const [first = title] = title.split(/[?.!:;](?:\s|$)/u);
  const halves = title.split(' e ');
  const short = halves.every((half) => half.split(' ').length <= 3);
  return [...new Set([title, first, ...(short ? halves : [])])];
}

/** A name as it is compared whole: folded, without punctuation or the article before it. */
export function nameKey(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^(?:os?|as?|uma?) /u, '');
}
