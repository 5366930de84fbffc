import { type BookCode, chapterCount, verseCount } from './canon.ts';
import { chapterReference, problemOf, type Reference, verseReference } from './reference.ts';

/** A book at the beginning of a text, and what follows it. */
export type NamedBook = Readonly<{
  book: BookCode;
  rest: string;
  /** Whether the word "capítulos" announces a list of chapters. */
  ofChapters: boolean;
}>;

/** What the next number of a list continues. */
type Place = Readonly<{
  book: BookCode;
  chapter: number;
  /** The last verse that was named; null after a whole chapter. */
  verse: number | null;
  /** Whether verses follow a comma, as Catholics write, so that a dot joins them. */
  commas: boolean;
}>;

const SEPARATOR = /^\s*(?:,?\s*e(?=\s)|([;/|\n,.&])|)\s*/u;
/** Signs after which a list may go on with another chapter. */
const OF_CHAPTERS: ReadonlySet<string> = new Set([';', '/', '|', '\n']);
const CHAPTER_AND_VERSE =
  /^(\d{1,3})(\s*[:.]\s*|\s*,\s*|\s+v(?:ers[ií]culos?|[vs])?\.?\s*)(\d{1,3})(?!\d)/iu;
const NUMBER = /^(\d{1,3})(?!\d)/;
/** Three numbers or more with blanks between them, of which the last may have a verse: "5, 6 e 7". */
const NUMBERS =
  /^\d{1,3}(?:(?:,|,?\s+[e&])\s+\d{1,3}){2,}(?!\d|\s*[-,.]\s*\d|,?\s+(?:[e&]|ao?|at[eé])\s)/iu;
const RANGE = /^\s*(?:-|(?:a|ao|at[eé])(?=\s))\s*/iu;
const END = /^(\d{1,3})(?:\s*[:.]\s*(\d{1,3}))?(?!\d)/;

/** After a comma a dot joins verses: "Jo 6,1-15.22-27" does not reach to chapter 15. */
const END_BEFORE_DOT = /^(\d{1,3})(?:\s*:\s*(\d{1,3}))?(?!\d)/;

/**
 * Reads a list of places as sermons and lessons print it: "Mt 1:21; Lc 1:17", "Ef 4:17-32; 5:1-2",
 * "Mt 9:35-10:1, 5", "Jo 3,16.18", "Sl 23, 24", "1 Cr 1:5-1 Cr 1:7". Returns null where it is none,
 * and the places as they are written, also such as do not exist.
 * @param bookAt finds the book that a text begins with
 */
export function readList(
  text: string,
  bookAt: (text: string) => NamedBook | null,
): readonly Reference[] | null {
  const found: Reference[] = [];
  let here: Place | null = null;
  let rest = text.trim();
  while (rest !== '') {
    const [whole = '', sign = ''] = SEPARATOR.exec(rest) ?? [];
    // Two numbers side by side are no list: "Jo 3 16" is a chapter and a verse.
    if (here && whole.trim() === '' && !bookAt(rest.trimStart())) return null;
    rest = rest.slice(whole.length);
    if (rest === '') break;
    const named = bookAt(rest);
    if (named) rest = named.rest;
    else if (!here) return null;
    const read: Read | null = named
      ? placeAt(rest, { book: named.book, chapter: 0, verse: null, commas: false }, ';', named)
      : here && placeAt(rest, here, sign);
    if (!read) return null;
    const ended = endOf(read, bookAt);
    if (!ended) return null;
    found.push(ended.reference);
    ({ here, rest } = ended);
  }
  return found.length > 0 ? found : null;
}

type Read = Readonly<{ here: Place; rest: string }>;

/** The place that a number begins: a chapter with a verse, a verse of the same chapter, or a chapter. */
function placeAt(
  rest: string,
  before: Place,
  sign: string,
  named: NamedBook | null = null,
): Read | null {
  const both = CHAPTER_AND_VERSE.exec(rest);
  if (both && !(named && listsChapters(named))) {
    const [whole, chapter, between = '', verse] = both;
    const comma = between.trim() === ',';
    const place = { ...before, chapter: Number(chapter), verse: Number(verse), commas: comma };
    // After a comma or a dot only a colon tells a chapter from a verse.
    const clear = between.trim() === ':' || OF_CHAPTERS.has(sign);
    // "Sl 23, 24" are two psalms, since the first has no such verse.
    const exists = !comma || isVerse(place);
    if (clear && exists && (!comma || before.chapter === 0 || before.commas)) {
      return { here: place, rest: rest.slice(whole.length) };
    }
  }
  const [whole = '', digits] = NUMBER.exec(rest) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  const after = rest.slice(whole.length);
  const verse = { ...before, verse: number };
  const continues = sign !== ';' || number > (before.verse ?? 0);
  if (before.verse !== null && continues && isVerse(verse)) return { here: verse, rest: after };
  // "Judas 3" is a verse, since the letter has a single chapter.
  if (chapterCount(before.book) === 1 && number > 1) {
    return { here: { ...verse, chapter: 1 }, rest: after };
  }
  return { here: { ...before, chapter: number, verse: null }, rest: after };
}

/**
 * Whether the numbers after a book are all chapters, "Mt 5, 6 e 7", and not a chapter with verses as
 * Catholics write them, "Pv 3, 5 e 6": they count on from the first, or are no verses of it.
 */
function listsChapters({ book, rest, ofChapters }: NamedBook): boolean {
  const [first = 0, second = 0, ...others] = (NUMBERS.exec(rest)?.[0].match(/\d+/g) ?? []).map(
    Number,
  );
  const later = [second, ...others];
  const ascending = later.every((number, at) => number > (later[at - 1] ?? first));
  if (!ascending || Math.max(...later) > chapterCount(book)) return false;
  return ofChapters || second === first + 1 || Math.max(...later) > verseCount(book, first);
}

const isVerse = ({ book, chapter, verse }: Place) =>
  verse !== null && problemOf(verseReference(book, chapter, verse)) === null;

type Ended = Readonly<{ reference: Reference; here: Place; rest: string }>;

/** Adds the end of a range, which may name the book once more; null where it names another. */
function endOf({ here, rest }: Read, bookAt: (text: string) => NamedBook | null): Ended | null {
  const { book, chapter, verse } = here;
  const single =
    verse === null ? chapterReference(book, chapter) : verseReference(book, chapter, verse);
  const range = RANGE.exec(rest);
  if (!range) return { reference: single, here, rest };
  const tail = rest.slice(range[0].length);
  const again = bookAt(tail);
  if (again && again.book !== book) return null;
  const [whole, first, second] =
    (here.commas ? END_BEFORE_DOT : END).exec(again?.rest ?? tail) ?? [];
  if (whole === undefined) return null;
  const left = (again?.rest ?? tail).slice(whole.length);
  if (second !== undefined) {
    const end = { ...here, chapter: Number(first), verse: Number(second) };
    const from = { ...single, verse: verse ?? 1 };
    return {
      reference: { ...from, endChapter: end.chapter, endVerse: end.verse },
      here: end,
      rest: left,
    };
  }
  const last = Number(first);
  const end = verse === null ? { ...here, chapter: last } : { ...here, verse: last };
  const reference =
    verse === null ? { ...single, endChapter: last } : { ...single, endVerse: last };
  return { reference, here: end, rest: left };
}
