import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verseCount } from '#shared/bible/canon.ts';
import {
  compareReferences,
  followedBy,
  overlap,
  placeOf,
  type Reference,
  type VerseKey,
  verseReference,
  versesOf,
} from '#shared/bible/reference.ts';
import { parallelsOf } from '../../content/parallels/parallels.ts';
import { indexOfVerse, VERSE_COUNT, verseAt } from './verse-places.ts';

/**
 * The places that speak of the same as each verse, strongest first: where the list of each verse
 * begins (32 bits, little-endian, and once more the end of the last), then the lists as indexes of
 * verses (16 bits). `scripts/cross-references.ts` writes it.
 */
export const FILE = join(import.meta.dirname, 'references.bin');

const MOST_STRONGEST = 5;
const LONGEST_RANGE = 4;

type Data = Readonly<{ starts: Uint32Array; targets: Uint16Array }>;

let data: Data | null = null;

/** Reads the file at the first question and holds its 0.9 MB. */
function open(): Data {
  if (data) return data;
  const bytes = readFileSync(FILE);
  const starts = new Uint32Array(VERSE_COUNT + 1);
  const first = starts.byteLength;
  for (const index of starts.keys()) starts[index] = bytes.readUInt32LE(index * 4);
  const targets = new Uint16Array((bytes.length - first) / 2);
  for (const index of targets.keys()) targets[index] = bytes.readUInt16LE(first + index * 2);
  data = { starts, targets };
  return data;
}

/** The single verses that belong to a verse, strongest first. */
function targetsOf(verse: VerseKey): VerseKey[] {
  const { starts, targets } = open();
  const index = indexOfVerse(verse);
  if (index < 0) return [];
  const found = targets.subarray(starts[index], starts[index + 1]);
  return Array.from(found, verseAt);
}

/**
 * The cross references of some verses of a chapter.
 * `strongest` are at most five, those of the hand-made tables first; neighbours are one place.
 * `all` are all places in the order of the canon, the strongest among them.
 */
export function crossReferencesOf(
  book: Reference['book'],
  chapter: number,
  verses: readonly number[],
): Readonly<{ strongest: readonly Reference[]; all: readonly Reference[] }> {
  const asked = verses.map((verse) => ({ book, chapter, verse }));
  const isAsked = (place: VerseKey) => asked.some((verse) => placeOf(verse) === placeOf(place));
  const ranked = inTurn(asked.map(targetsOf)).filter((place) => !isAsked(place));
  const ranges = joined(ranked);
  const { gospels, quotation, related } = parallelsOf(book, chapter, verses);
  const handMade = [...quotation, ...gospels, ...related];
  const strongest: Reference[] = handMade.slice(0, MOST_STRONGEST);
  for (const place of ranked) {
    if (strongest.length === MOST_STRONGEST) break;
    const verse = verseReference(place.book, place.chapter, place.verse);
    const range = ranges.find((each) => overlap(each, verse));
    if (range && !strongest.some((each) => overlap(each, range))) strongest.push(range);
  }
  const further = handMade.filter((place) => !ranges.some((range) => overlap(range, place)));
  return { strongest, all: [...ranges, ...further].sort(compareReferences) };
}

/** The verse beside some of a chapter that has references; some verses have none of their own. */
export function nearestReferred(
  book: Reference['book'],
  chapter: number,
  verses: readonly number[],
): number | null {
  const last = verseCount(book, chapter);
  const hasAny = (verse: number) => crossReferencesOf(book, chapter, [verse]).all.length > 0;
  for (let by = 1; by < last; by++) {
    const beside = verses.flatMap((verse) => [verse - by, verse + by]);
    const found = beside.find((verse) => verse >= 1 && verse <= last && hasAny(verse));
    if (found !== undefined) return found;
  }
  return null;
}

/** The first of each list, then the second of each, every verse once. */
function inTurn(lists: readonly (readonly VerseKey[])[]): VerseKey[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const found = new Map<number, VerseKey>();
  for (let rank = 0; rank < longest; rank++) {
    for (const list of lists) {
      const place = list[rank];
      if (place && !found.has(placeOf(place))) found.set(placeOf(place), place);
    }
  }
  return [...found.values()];
}

/** Verses that follow each other as one place, in the order of the canon. */
function joined(places: readonly VerseKey[]): Reference[] {
  const sorted = places
    .map(({ book, chapter, verse }) => verseReference(book, chapter, verse))
    .sort(compareReferences);
  const ranges: Reference[] = [];
  for (const place of sorted) {
    const last = ranges.at(-1);
    const both = last ? followedBy(last, place) : null;
    if (both && versesOf(both).length <= LONGEST_RANGE) ranges[ranges.length - 1] = both;
    else ranges.push(place);
  }
  return ranges;
}
