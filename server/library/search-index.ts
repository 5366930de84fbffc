import MiniSearch from 'minisearch';
import { foldText } from '#shared/bible/words.ts';
import type { Situation } from '../content/types.ts';
import { Gradual } from '../gradual.ts';
import { COLLECTIONS, type LibraryKind, type Searchable } from './collections.ts';
import { LIGHT, LIGHT_CONCEPTS } from './frames.ts';
import { situationsIn } from './situations.ts';
import { Spelling } from './spelling.ts';
import { spelledOut, type Unit, unitsOf, withoutFrame } from './terms.ts';

/** One name of an entry: its title, a sentence of the title, or a synonym. */
export type Name = Readonly<{
  id: string;
  slug: string;
  units: readonly Unit[];
  situations: ReadonlySet<Situation>;
  terms: string;
  ofTitle: boolean;
}>;

export type IndexedEntry = Readonly<{
  names: number;
  serves: ReadonlySet<Situation> | null;
  /** The situations that the names describe. */
  situations: ReadonlySet<Situation>;
}>;

type Collection = Readonly<{
  names: MiniSearch<Name>;
  nameById: ReadonlyMap<string, Name>;
  byTitle: ReadonlyMap<string, string>;
  entries: ReadonlyMap<string, IndexedEntry>;
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
/** Built once a process; each step is an entry, or some words. */
export const searchIndex = new Gradual(buildIndex);

function* buildIndex(): Generator<void, SearchIndex> {
  const uses = new Map<string, number>();
  const entriesWith = new Map<string, number>();
  let entries = 0;
  function* collectionOf(searchables: readonly Searchable[]): Generator<void, Collection> {
    const nameIndex = new MiniSearch<Name>({ ...AS_THEY_ARE, fields: ['terms'] });
    const nameById = new Map<string, Name>();
    const indexed = new Map<string, IndexedEntry>();
    for (const { slug, title, synonyms, body, serves } of searchables) {
      const titles = namesIn(title);
      const own = [...titles, ...synonyms].map((text, place) =>
        nameOf(`${slug}/${place}`, slug, spelledOut(text), place < titles.length),
      );
      indexed.set(slug, {
        names: own.length,
        serves: serves ? new Set(serves) : null,
        situations: new Set(own.flatMap(({ situations }) => [...situations])),
      });
      const words = spelledOut(body);
      const ofBody = unitsOf(words).flat();
      nameIndex.addAll(own);
      for (const name of own) nameById.set(name.id, name);
      entries += 1;
      const all = [...own.flatMap(({ units }) => units.flat()), ...ofBody];
      for (const term of new Set(all)) entriesWith.set(term, (entriesWith.get(term) ?? 0) + 1);
      for (const word of [...words, ...[title, ...synonyms].flatMap(spelledOut)]) {
        uses.set(word, (uses.get(word) ?? 0) + 1);
      }
      yield;
    }
    return {
      names: nameIndex,
      nameById,
      entries: indexed,
      byTitle: new Map(searchables.map(({ slug, title }) => [titleKey(title), slug])),
    };
  }
  const collections: Record<LibraryKind, Collection> = {
    question: yield* collectionOf(COLLECTIONS.question),
    prayer: yield* collectionOf(COLLECTIONS.prayer),
    study: yield* collectionOf(COLLECTIONS.study),
    motive: yield* collectionOf(COLLECTIONS.motive),
    'advice-priest': yield* collectionOf(COLLECTIONS['advice-priest']),
    'advice-builder': yield* collectionOf(COLLECTIONS['advice-builder']),
    'advice-marriage': yield* collectionOf(COLLECTIONS['advice-marriage']),
  };
  const weightOfTerm = (term: string) => {
    const rarity = Math.log(1 + entries / (1 + (entriesWith.get(term) ?? 0)));
    return LIGHT_CONCEPTS.has(term) ? rarity * LIGHT : rarity;
  };
  return {
    collections,
    spelling: yield* Spelling.of(uses),
    weightOf: (unit) => Math.max(...unit.map(weightOfTerm)),
  };
}

function nameOf(id: string, slug: string, words: readonly string[], ofTitle: boolean): Name {
  const framed = unitsOf(withoutFrame(words));
  const units = framed.length > 0 ? framed : unitsOf(words);
  return {
    id,
    slug,
    units,
    ofTitle,
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

export function titleKey(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
