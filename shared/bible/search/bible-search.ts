import { bookOf } from '../canon.ts';
import type { ListedHeading } from '../find-headings.ts';
import { withoutInvisible } from '../invisible.ts';
import { placeOf, type VerseKey } from '../reference.ts';
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

/** A verse that is known by the typed words, and whether they can mean no other. */
export type KnownVerse = Readonly<{ verse: VerseKey; surely: boolean }>;

/**
 * Finds verses by words; verses with an alias among them come first. Where the translation lacks
 * some of the words, the other ones are searched too, since many know a verse by heart from one of them.
 *
 * @param known stands first where no verse has all the words, or where they can mean no other
 */
export async function searchBible(
  edition: EditionIndex,
  others: readonly EditionIndex[],
  query: string,
  options: SearchOptions,
  headings: readonly ListedHeading[] = [],
  known: KnownVerse | null = null,
): Promise<SearchResults> {
  const { visible: typed } = withoutInvisible(query);
  const { results: found, candidates } = await searchCorrected(edition, typed, options);
  if (options.after) return withoutPlaces(placesIn(options.after), found);
  const isScattered = found.partial || found.verses.length === 0;
  const elsewhere = await firstVerses(edition, found, typed, options, known);
  if (found.verbatim && elsewhere.size === 0) return found;
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

/** Searches what was typed and, where no verse has all of it, what was probably meant. */
async function searchCorrected(
  edition: EditionIndex,
  typed: string,
  options: SearchOptions,
): Promise<Searched> {
  const searched = await searchWithCandidates(edition, typed, options);
  const { results, candidates } = searched;
  const { suggestion } = results;
  const lacksAll = results.partial && !options.after;
  if (!suggestion || (results.verses.length > 0 && !lacksAll)) return searched;
  const meant = await searchEdition(edition, suggestion, options);
  // Later pages are of what was typed, so that only one page may replace verses that were found.
  const isWhole = !meant.partial && meant.verses.length > 0 && meant.next === null;
  if (results.verses.length > 0 && !isWhole) return searched;
  return { results: { ...meant, suggestion, corrected: true }, candidates };
}

/** The verses that what was typed names, by their places. */
async function firstVerses(
  edition: EditionIndex,
  found: SearchResults,
  typed: string,
  options: SearchOptions,
  known: KnownVerse | null,
): Promise<Map<number, FoundVerse>> {
  const lacksAll = found.partial || found.verses.length === 0;
  const isKnown = known !== null && (lacksAll || (known.surely && !found.verbatim));
  const named = isKnown ? [known.verse, ...versesByAlias(typed)] : versesByAlias(typed);
  const first = new Map<number, FoundVerse>();
  for (const verse of await storedVerses(edition, named, options)) {
    const same = found.verses.find((each) => placeOf(each) === placeOf(verse));
    first.set(placeOf(verse), same ?? verse);
  }
  return first;
}

/** The stored verses among these that are within what is searched. */
async function storedVerses(
  edition: EditionIndex,
  named: readonly VerseKey[],
  { book, testament, speech }: SearchOptions,
): Promise<FoundVerse[]> {
  const verses = named.filter(
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
