import { bookOf } from '#shared/bible/canon.ts';
import {
  compareReferences,
  overlap,
  parseReferenceKey,
  type Reference,
  verseReference,
  versesOf,
} from '#shared/bible/reference.ts';
import { gospels } from './gospels.ts';
import { oldInNew } from './old-in-new.ts';
import { related } from './related.ts';

type ParallelKind = 'gospels' | 'quotation' | 'related';
type Row = Readonly<{ kind: ParallelKind; references: readonly Reference[] }>;

/** Other places that belong to a verse, those of the shortest passages first. */
type Parallels = Readonly<Record<ParallelKind, readonly Reference[]>>;

const rowsOf = (kind: ParallelKind, keys: readonly string[]): Row[] =>
  keys.map((row) => ({
    kind,
    references: row.split(' ').flatMap((key) => parseReferenceKey(key) ?? []),
  }));

export const PARALLEL_ROWS: readonly Row[] = [
  ...rowsOf('gospels', gospels),
  ...rowsOf('quotation', oldInNew),
  ...rowsOf('related', related),
];

const MOST_OF_A_KIND = 4;

/** Returns the parallels of some verses of a chapter from the hand-made tables; often none. */
export function parallelsOf(
  book: Reference['book'],
  chapter: number,
  verses: readonly number[],
): Parallels {
  const asked = verses.map((verse) => verseReference(book, chapter, verse));
  const holds = (place: Reference) => asked.some((verse) => overlap(place, verse));
  const matches = PARALLEL_ROWS.flatMap(({ kind, references }) => {
    const own = references.find(holds);
    if (!own) return [];
    return [
      { kind, length: versesOf(own).length, others: references.filter((each) => each !== own) },
    ];
  }).sort((a, b) => a.length - b.length);
  const shown: Reference[] = [];
  const of = (kind: ParallelKind): Reference[] => {
    const places: Reference[] = [];
    for (const place of matches.filter((match) => match.kind === kind).flatMap((m) => m.others)) {
      if (places.length === MOST_OF_A_KIND) break;
      if (kind === 'quotation' && testamentOf(place) === bookOf(book).testament) continue;
      if (holds(place) || shown.some((each) => overlap(each, place))) continue;
      places.push(place);
      shown.push(place);
    }
    return places.sort(compareReferences);
  };
  return { gospels: of('gospels'), quotation: of('quotation'), related: of('related') };
}

const testamentOf = ({ book }: Reference) => bookOf(book).testament;
