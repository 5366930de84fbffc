import { editDistance } from '../portuguese/near.ts';
import { BOOK_NAMES, plainName } from './book-names.ts';
import { type BookCode, chapterCount, isBookCode } from './canon.ts';
import { cleanPlace, withColonMeant, withoutNotes } from './clean-place.ts';
import { figuresFor } from './number-words.ts';
import { type NamedBook, readList } from './parse-list.ts';
import { followedBy, nearestPlace, problemOf, type Reference, referenceKey } from './reference.ts';
import { LONGEST_QUERY } from './search-results.ts';

/**
 * The meaning of a typed string. `references` holds at least one existing place. `problem`
 * explains in Portuguese why the `requested` place does not exist, and `nearest` is the place to
 * go to instead.
 */
export type ParsedReference =
  | { kind: 'references'; references: readonly [Reference, ...Reference[]] }
  | { kind: 'problem'; book: BookCode; problem: string; requested: Reference; nearest: Reference }
  | { kind: 'book'; book: BookCode };

const LONGEST_PLACE = 120;
const NUMBER_BEFORE_BOOK =
  /^(?:([123])\s*(?:[ºª°]|[oa](?=[\s.]))?|(i{1,3})(?=\s)|(primeir[oa]|segund[oa]|terceir[oa])(?=\s))[\s.]*/iu;
const FILLERS = new Set(
  'a ao aos as da de do dos e o os s sao santo segundo livro evangelho carta epistola profeta paulo apostolo'.split(
    ' ',
  ),
);
/** The word for a chapter between the name of a book and its number. */
const CHAPTER_WORD = /[\s,]*\b(?:cap[ií]tulos?|caps?|c)\.?\s*$/iu;
/** Names of the Bible that are near the name of a book, but no misspelling of it. */
const NOT_MISSPELT = new Set('ezequias zedequias jonatas salomao juda judeia daniela'.split(' '));
/** A Roman numeral without a space before the book, as in "IICo 5". */
const GLUED_ROMAN = /^(i{1,3})(?=\p{L})/iu;

/**
 * Reads a reference as Brazilians type it: "jo 3 16", "1 Coríntios 13.4-7", "Jo 3,16",
 * "I Co 13", "salmo 23", "primeira carta aos coríntios capítulo 13". Returns null for text that
 * is not a reference and should be searched as words.
 * @param longest longer texts are not read; a pasted list of places may be longer than a search
 */
export function parseReference(text: string, longest = LONGEST_QUERY): ParsedReference | null {
  if (text.length > longest) return null;
  const clean = cleanPlace(text);
  const colons = withColonMeant(clean);
  const meant = colons === clean ? null : places(read(colons));
  if (meant) return meant;
  const parsed = read(clean);
  const bare = withoutNotes(clean);
  return parsed || bare === clean ? parsed : places(read(bare));
}

/** The book of a code or of a Brazilian name, such as "JHN" or "João". */
export function bookNamed(name: string): BookCode | null {
  const code = name.toUpperCase();
  if (isBookCode(code)) return code;
  const named = parseReference(name);
  return named?.kind === 'book' ? named.book : null;
}

const places = (parsed: ParsedReference | null) => (parsed?.kind === 'references' ? parsed : null);

function read(clean: string): ParsedReference | null {
  const list = readReferences(clean);
  if (list) return list;
  if (clean.length > LONGEST_PLACE) return null;
  const spaced = clean.replace(GLUED_ROMAN, '$1 ');
  return (
    readClean(clean) ??
    readClean(figuresFor(clean)) ??
    (/\d/.test(clean) && spaced !== clean ? readClean(spaced) : null)
  );
}

/** Several books, chapters or places after a semicolon, which the reader of one place would mix up. */
const LIST =
  /[;/|\n]|\d\s*,\s*\d+\s*[:.]\s*\d|\d\D*\p{L}{2}\D*\d|\d-\d+[:.]\d+\s*,|\d,\s*\d+(?:-\d+)?\s*\.\s*\d|^[1-3]?\D+\d+(?:\s*,\s+\d+)+(?:,?\s+[e&]\s+\d+)*\s*$/u;

function readReferences(clean: string): ParsedReference | null {
  if (!LIST.test(clean)) return null;
  const references = readList(clean, bookAt);
  return references ? existing(references) : null;
}

/** The book that a text begins with, if a number follows its name at once. */
function bookAt(text: string): NamedBook | null {
  const { prefix, rest } = readBookNumber(text);
  const letters = /^\p{L}[^\d;,/|\n:&-]*/u.exec(rest)?.[0];
  if (!letters || !/^\d/.test(rest.slice(letters.length))) return null;
  const name = letters.replace(CHAPTER_WORD, '');
  const book = findBook(prefix, name, true);
  const ofChapters = /s\.?\s*$/iu.test(letters.slice(name.length));
  return book ? { book, rest: rest.slice(letters.length), ofChapters } : null;
}

function readClean(clean: string): ParsedReference | null {
  const { prefix, rest } = readBookNumber(clean);
  const letters = /^[^\d]*/u.exec(rest)?.[0] ?? '';
  const numbers = rest.slice(letters.length);
  const name = letters.replace(CHAPTER_WORD, '');
  const book = findBook(prefix, name, numbers !== '');
  if (!book) return null;
  if (numbers === '') return { kind: 'book', book };
  return withJob(name, readPlaces(book, numbers));
}

function readBookNumber(text: string): { prefix: string; rest: string } {
  const match = NUMBER_BEFORE_BOOK.exec(text);
  if (!match) return { prefix: '', rest: text };
  const [whole, digit, roman, word] = match;
  const rest = text.slice(whole.length);
  if (!/^\p{L}/u.test(rest)) return { prefix: '', rest: text };
  if (digit) return { prefix: digit, rest };
  if (roman) return { prefix: String(roman.length), rest };
  const ordinals = ['primeir', 'segund', 'terceir'];
  return { prefix: String(ordinals.indexOf((word ?? '').toLowerCase().slice(0, -1)) + 1), rest };
}

function findBook(prefix: string, typed: string, hasNumbers: boolean): BookCode | null {
  if (/^j[óÓ]b?$/iu.test(typed.trim().replace(/\.$/, '')) && prefix === '') return 'JOB';
  const words = typed.split(/[^\p{L}]+/u).filter(Boolean);
  const withoutFillers = words.filter((word) => !FILLERS.has(plainName(word)));
  for (const candidate of [words, withoutFillers]) {
    const exact = BOOK_NAMES.get(prefix + plainName(candidate.join('')));
    if (exact) return exact;
  }
  return hasNumbers ? nearestBook(prefix + plainName(withoutFillers.join(''))) : null;
}

/** Finds the book of a misspelled or unfinished name if only one is possible. */
function nearestBook(typed: string): BookCode | null {
  if (typed.replace(/^\d/, '').length < 4 || NOT_MISSPELT.has(typed)) return null;
  const finishes = new Set<BookCode>();
  let best: { code: BookCode; distance: number } | null = null;
  for (const [name, code] of BOOK_NAMES) {
    if (name.startsWith(typed)) finishes.add(code);
    if (name.length < 5 || name[0] !== typed[0]) continue;
    const distance = editDistance(name, typed);
    if (!best || distance < best.distance) best = { code, distance };
  }
  if (finishes.size === 1) return [...finishes][0] ?? null;
  const allowed = typed.length >= 7 ? 2 : typed.length >= 5 ? 1 : 0;
  return best && best.distance <= allowed ? best.code : null;
}

/** Suggests Jó for "jo 42": João has no such chapter, and people leave the accent of Jó out. */
function withJob(typed: string, parsed: ParsedReference | null): ParsedReference | null {
  if (parsed?.kind !== 'problem' || parsed.book !== 'JHN' || plainName(typed) !== 'jo')
    return parsed;
  const inJob = { ...parsed.requested, book: 'JOB' as const };
  return problemOf(inJob) === null ? { ...parsed, nearest: inJob } : parsed;
}

const PLACE =
  /^\s*(\d{1,4})(?:(?:\s*(?:[:.,;]|d[oe]s?(?=\s)(?:\s*vers[ií]culos?)?|,?\s*v(?:ers[ií]culos?|ersos?|ers?|[vs])?\.?)\s*|\s+)(\d{1,4}))?(?:\s*(?:[-–—]|(?:a|at[eé]|ao)(?=\s)|\s)\s*(\d{1,4})(?:\s*[:.]\s*(\d{1,4}))?)?/iu;
const NEXT_CHAPTER = /^\s*e\s+(\d{1,4})(?![\d:.])/iu;
/** The letter of a part of a verse, as in "16a". */
const PART_OF_VERSE = /(\d)[a-c](?![\p{L}\d])/giu;
/** A verse and the one after it, as in "28:19s"; how many "19ss" means nobody can tell. */
const WITH_NEXT = /(?<=[:.,]\s?)\d{1,3}(?=s(?!\p{L}))/giu;
const NEXT_VERSES = /^\s*(?:[,;.]|e(?=\s))\s*(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?(?![\d:.])/iu;

function readPlaces(book: BookCode, typed: string): ParsedReference | null {
  const numbers = typed
    .replace(PART_OF_VERSE, '$1')
    .replace(WITH_NEXT, (verse) => `${verse}-${Number(verse) + 1}`);
  const match = PLACE.exec(numbers);
  if (!match) return null;
  let rest = numbers.slice(match[0].length);
  const [, first = '', second, third, fourth] = match;
  const references: Reference[] = [placeOf(book, first, second, third, fourth)];
  const following = second === undefined ? NEXT_CHAPTER : NEXT_VERSES;
  for (let next = following.exec(rest); next; next = following.exec(rest)) {
    const [whole, number = '', end] = next;
    references.push(
      second === undefined
        ? placeOf(book, number, undefined, undefined, undefined)
        : placeOf(book, first, number, end, undefined),
    );
    rest = rest.slice(whole.length);
  }
  if (/[\p{L}\d]/u.test(rest.replace(/^\s*\([^)\d]*\)|\bss?\b/giu, ''))) return null;
  return existing(references);
}

/** The places in their order; where one does not exist, why, and where to go instead. */
function existing(references: readonly Reference[]): ParsedReference | null {
  for (const requested of references) {
    const problem = problemOf(requested);
    const nearest = nearestPlace(requested);
    if (problem) return { kind: 'problem', book: requested.book, problem, requested, nearest };
  }
  const unique = [...new Map(references.map((each) => [referenceKey(each), each])).values()];
  const [head, ...tail] = joinContiguous(unique);
  return head ? { kind: 'references', references: [head, ...tail] } : null;
}

/** Joins contiguous places: "3:5 e 6" is one range, "3:5 e 8" are two places. */
function joinContiguous(references: readonly Reference[]): Reference[] {
  const joined: Reference[] = [];
  for (const reference of references) {
    const last = joined.at(-1);
    const range = last && followedBy(last, reference);
    if (range) joined.splice(-1, 1, range);
    else joined.push(reference);
  }
  return joined;
}

function placeOf(
  book: BookCode,
  first: string,
  second: string | undefined,
  third: string | undefined,
  fourth: string | undefined,
): Reference {
  const chapter = Number(first);
  const oneChapter = chapterCount(book) === 1;
  if (second === undefined) {
    // "Judas 3" is a verse, since the letter has a single chapter.
    if (oneChapter && chapter > 1) {
      return { book, chapter: 1, verse: chapter, endChapter: 1, endVerse: Number(third ?? first) };
    }
    return { book, chapter, verse: null, endChapter: Number(third ?? first), endVerse: null };
  }
  const verse = Number(second);
  if (fourth !== undefined) {
    return { book, chapter, verse, endChapter: Number(third), endVerse: Number(fourth) };
  }
  return { book, chapter, verse, endChapter: chapter, endVerse: Number(third ?? second) };
}
