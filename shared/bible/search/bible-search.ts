import { bookOf } from '../canon.ts';
import type { ListedHeading } from '../find-headings.ts';
import { withoutInvisible } from '../invisible.ts';
import { placeOf } from '../reference.ts';
import type { FoundVerse, SearchResults } from '../search-results.ts';
import { placesOfSpeech } from '../words-of-jesus.ts';
import type { EditionIndex } from './edition-index.ts';
import {
  type Searched,
  type SearchOptions,
  searchEdition,
  searchSections,
  searchWithCandidates,
} from './search.ts';
import { versesByAlias } from './verse-aliases.ts';

/** The most verses that one other translation may add. */
const FROM_ANOTHER = 3;
/** So few verses with all the words leave room for sections that tell of them. */
const FEW = 4;
/** The most verses that aliases, sections and other translations may add together. */
const MOST_ELSEWHERE = 6;

/**
 * Finds verses by words; verses with an alias among them come first. Where the translation lacks
 * some of the words, the other ones are searched too, since many know a verse by heart from one of them.
 */
export async function searchBible(
  edition: EditionIndex,
  others: readonly EditionIndex[],
  query: string,
  options: SearchOptions,
  headings: readonly ListedHeading[] = [],
): Promise<SearchResults> {
  const { visible: typed } = withoutInvisible(query);
  const { results: found, candidates } = await searchCorrected(edition, typed, options);
  if (options.after) return withoutPlaces(placesIn(options.after), found);
  const elsewhere = new Map<number, FoundVerse>();
  for (const verse of await versesWithAlias(edition, typed, options)) {
    const same = found.verses.find((each) => placeOf(each) === placeOf(verse));
    elsewhere.set(placeOf(verse), same ?? verse);
  }
  if (found.verbatim && elsewhere.size === 0) return found;
  const isScattered = found.partial || found.verses.length === 0;
  const seeksSections = isScattered || leavesRoom(found, options);
  const told = seeksSections
    ? await searchSections(edition, headings, typed, options, candidates)
    : [];
  // What has all the words stands before what tells of them in several verses.
  const [front, behind] = isScattered ? [told, []] : [[], told];
  for (const verse of front) elsewhere.set(placeOf(verse), verse);
  const settled = !found.partial && found.verses.length > 0;
  for (const other of found.verbatim ? [] : others) {
    for (const verse of await searchElsewhere(edition, other, typed, options, settled)) {
      if (elsewhere.size < MOST_ELSEWHERE) elsewhere.set(placeOf(verse), verse);
    }
  }
  const rest = withoutPlaces([...elsewhere.keys()], found);
  const verses = [...elsewhere.values(), ...rest.verses];
  const shown = new Set(verses.map(placeOf));
  return { ...rest, verses: [...verses, ...behind.filter((verse) => !shown.has(placeOf(verse)))] };
}

const leavesRoom = ({ verses }: SearchResults, { book, testament, speech }: SearchOptions) =>
  verses.length < FEW && !book && !testament && !speech;

/**
 * Verses that other translations put on the first page are not repeated on a later one; the
 * cursor carries their places.
 */
function withoutPlaces(places: readonly number[], found: SearchResults): SearchResults {
  if (places.length === 0) return found;
  return {
    ...found,
    verses: found.verses.filter((verse) => !places.includes(placeOf(verse))),
    next: found.next && [found.next, ...places].join('.'),
  };
}

/** A cursor is a rank, a place and a flag for partial matches, followed by such places. */
function placesIn(cursor: string): number[] {
  return cursor
    .split('.')
    .slice(3, 3 + MOST_ELSEWHERE)
    .filter((place) => /^\d{7,8}$/.test(place))
    .map(Number);
}

/** Searches what was typed and, when that finds nothing, what was probably meant. */
async function searchCorrected(
  edition: EditionIndex,
  typed: string,
  options: SearchOptions,
): Promise<Searched> {
  const searched = await searchWithCandidates(edition, typed, options);
  const { results, candidates } = searched;
  const { suggestion } = results;
  if (results.verses.length > 0 || !suggestion) return searched;
  const meant = await searchEdition(edition, suggestion, options);
  return { results: { ...meant, suggestion, corrected: true }, candidates };
}

/** Verses with an alias in what was typed, within what is searched. */
async function versesWithAlias(
  edition: EditionIndex,
  typed: string,
  { book, testament, speech }: SearchOptions,
): Promise<FoundVerse[]> {
  const verses = versesByAlias(typed).filter(
    (verse) =>
      (!book || verse.book === book) &&
      (!testament || bookOf(verse.book).testament === testament) &&
      (!speech || placesOfSpeech().has(placeOf(verse))),
  );
  const stored = await Promise.all(verses.map((verse) => edition.verse(verse)));
  return stored.filter((verse) => verse !== null);
}

/** Verses in which another translation has all the words, in this translation's wording. */
async function searchElsewhere(
  edition: EditionIndex,
  other: EditionIndex,
  typed: string,
  options: SearchOptions,
  onlyVerbatim: boolean,
): Promise<FoundVerse[]> {
  const demand = onlyVerbatim ? 'verbatim' : 'all';
  const limit = onlyVerbatim ? 1 : FROM_ANOTHER;
  const found = await searchEdition(other, typed, { ...options, limit, demand });
  const verses = await Promise.all(found.verses.map((verse) => edition.verse(verse)));
  return verses.filter((verse) => verse !== null);
}
