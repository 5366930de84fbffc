import { BOOK_NAMES, plainName } from './book-names.ts';
import { BOOKS, type BookCode, chapterCount, verseCount } from './canon.ts';
import { withColons } from './comma-range.ts';
import { withoutInvisible } from './invisible.ts';
import { followedBy, problemOf, type Reference, referenceKey } from './reference.ts';

/** A mention of a place in prose; `reference` is null when no such place exists. */
export type FoundReference = Readonly<{
  start: number;
  end: number;
  text: string;
  reference: Reference | null;
}>;

const SPACE = '[ \\u00a0]';
/** Suffixes of a verse number: "16a" is half a verse, "16ss" includes the following ones. */
const PART = '(?:(?:[a-d]|ss?)(?!\\p{L}))?';
/** After a comma and a space, figures count as a verse only if a sign follows, as in "Jo 3, 16)". */
const CLOSED = `\\d{1,3}${PART}${SPACE}?[-–—:)\\]]`;
/** Words between the number of a book and its name, such as "carta de Paulo aos". */
const LETTER = `(?:(?:[Cc]arta|[Ee]p[íi]stola)${SPACE})?(?:(?:de|a|aos)${SPACE}(?:Paulo${SPACE}(?:a|aos)${SPACE})?)?`;
const MENTION = new RegExp(
  [
    '(?<![\\p{L}\\d])',
    `(?:(?:([1-3])${SPACE}?[ªº°]?${SPACE}?|(I{1,3})(?:${SPACE}|(?=\\p{Lu}\\p{Ll}))|(Primeir|Segund|Terceir)a${SPACE})${LETTER})?`,
    `(C[âa]nticos?${SPACE}d[oe]s?${SPACE}C[âa]nticos|Atos${SPACE}dos${SPACE}Ap[óo]stolos|\\p{L}{2,20})\\.?`,
    `(?:,?${SPACE}cap(?:[íi]tulos?|s?\\.)?)?${SPACE}?(\\d{1,3})`,
    `(?:(?:${SPACE}?[:.]${SPACE}?|,|,${SPACE}(?=${CLOSED})|,?${SPACE}v(?:ers[íi]culos?|v?\\.)${SPACE}?)(\\d{1,3})(?!\\d)${PART})?`,
    `(?:${SPACE}?[-–—]${SPACE}?(\\d{1,3})(?:[:.](\\d{1,3}))?(?!\\d)${PART})?`,
    '(?![\\p{L}\\d%])',
  ].join(''),
  'gu',
);
const MORE =
  /^(?:,[ \u00a0]?(\d{1,3})|;[ \u00a0]?(\d{1,3})[:.](\d{1,3}))(?:[-–—](\d{1,3}))?(?![\p{L}\d:%])(?![.,]\d|[ªº]|[ \u00a0]?\p{Lu})/u;

/** A second number after "e", as in "3:16 e 17", unless it counts what follows ("e 2 irmãos"). */
const AND =
  /^([ \u00a0]e[ \u00a0])(\d{1,3})(?:[-–—](\d{1,3}))?(?![\p{L}\d:%])(?![.,]\d|[ªº])(?![ \u00a0](?:mil|milhões)(?!\p{L}))/u;
const COUNTED =
  /^[ \u00a0](?!(?:nos|mas|os|as|dos|das|nas|aos|depois|antes|pois|lemos|vemos)(?!\p{L}))\p{Ll}+s(?!\p{L})/u;

/** Abbreviations that are also words name a chapter only in brackets or between other places. */
const ALSO_WORDS = new Set(['os', 'na']);
/** What follows the number of a flat, an exercise or a branch: "Ap. 22 do prédio", "Ex. 3 da lista". */
const OF_A_THING =
  /^\s?(?:,\s?)?(?:(?:n?[oa]|d[oae])\s)?(?:pr[ée]dio|bloco|bl|torre|edif[íi]cio|condom[íi]nio|andar|residencial|fundos|caderno|apostila|lista|prova|banco)(?!\p{L})/iu;
/** What stands before it: "moro no Ap. 22", "Rua das Flores, 10, Ap. 22". */
const BEFORE_A_FLAT = /(?:(?:mora\p{L}*|moro)\s(?:no|num)|\d,|\d\s[-–—])\s?$/iu;
const ABBREVIATIONS = new Set(BOOKS.map(({ abbreviation }) => abbreviation.replace(/^\d\s*/, '')));

const ORDINALS = ['Primeir', 'Segund', 'Terceir'];

/** Words that precede a time of day or a quantity, not a chapter. */
const NOT_BOOKS = new Set(
  'as das ate entre hoje amanha ontem dia ano anos hora horas pagina versiculo versiculos capitulo capitulos cap dos nos nas aos item tel cvv samu ligue disque policia placar'.split(
    ' ',
  ),
);

/**
 * Finds every mention of a Bible passage in running text. It is stricter than `parseReference`:
 * names are capitalized ("os 12 discípulos" is not Oseias 12), and abbreviations before a whole
 * chapter must match the canon's. A capitalized unknown name before chapter:verse is reported as
 * a place that does not exist, since a model may invent books too.
 */
export function findReferences(text: string): FoundReference[] {
  const { visible, at } = withoutInvisible(text);
  const prepared = withColons(visible);
  if (prepared === text) return findIn(text);
  return findIn(prepared).map((found) => {
    const [start, end] = [at(found.start), at(found.end - 1) + 1];
    return { ...found, start, end, text: text.slice(start, end) };
  });
}

function findIn(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  const mention = new RegExp(MENTION);
  for (let match = mention.exec(text); match; match = mention.exec(text)) {
    const [whole, digit, roman, ordinal = '', name = '', chapter = '', verse, end, endVerse] =
      match;
    const hasVerse = verse !== undefined;
    const place = ORDINALS.indexOf(ordinal) + 1;
    const number = digit ?? (roman ? String(roman.length) : place > 0 ? String(place) : '');
    const start = match.index;
    const around = { before: text.slice(0, start), after: text.slice(start + whole.length) };
    const book = bookInProse(number, name, hasVerse, Number(end ?? chapter), around);
    if (book === undefined) {
      // "Leia 1 Coríntios 13": the number may belong to the book that follows.
      mention.lastIndex = start + whole.indexOf(name) + name.length;
      continue;
    }
    const reference = book && buildReference(book, chapter, verse, end, endVerse);
    found.push({ start, end: start + whole.length, text: whole, reference });
    if (book && reference) mention.lastIndex = addFollowing(found, text, book, hasVerse);
  }
  return found;
}

/** Adds the places that continue the last one found and returns the index where they end. */
function addFollowing(
  found: FoundReference[],
  text: string,
  book: BookCode,
  hasVerse: boolean,
): number {
  for (let last = found.at(-1); last?.reference; last = found.at(-1)) {
    const more = nextOf(text.slice(last.end), hasVerse);
    if (!more) break;
    const chapter = more.chapter ?? String(last.reference.endChapter);
    const [from, verse] = hasVerse ? [chapter, more.number] : [more.number, undefined];
    const next = buildReference(book, from, verse, more.last, undefined);
    // A number that is not a verse ends the list: "João 3:16, 40 dias depois".
    if (!next) break;
    const joined = followedBy(last.reference, next);
    // Only a later place can follow "e", unlike in "Tiago 1:5 e 3 amigos".
    if (more.isAnd && !joined && !isLater(last.reference, next)) break;
    const start = joined ? last.start : last.end + more.skipped;
    const end = last.end + more.length;
    if (joined) found.pop();
    found.push({ start, end, text: text.slice(start, end), reference: joined ?? next });
  }
  return found.at(-1)?.end ?? 0;
}

type Next = Readonly<{
  chapter: string | undefined;
  number: string;
  last: string | undefined;
  length: number;
  /** The number of characters before the place itself. */
  skipped: number;
  isAnd: boolean;
}>;

/** Reads a continuation after a place: ", 17", "; 4:2" or " e 17". */
function nextOf(rest: string, hasVerse: boolean): Next | null {
  const listed = hasVerse ? MORE.exec(rest) : null;
  if (listed) {
    const [piece, sameChapter, chapter, otherVerse = '', last] = listed;
    const number = sameChapter ?? otherVerse;
    return { chapter, number, last, length: piece.length, skipped: 0, isAnd: false };
  }
  const and = AND.exec(rest);
  if (!and) return null;
  const [piece, sign = '', number = '', last] = and;
  if (COUNTED.test(rest.slice(piece.length))) return null;
  return {
    chapter: undefined,
    number,
    last,
    length: piece.length,
    skipped: sign.length,
    isAnd: true,
  };
}

function isLater(before: Reference, next: Reference): boolean {
  return next.verse === null
    ? next.chapter > before.endChapter
    : next.verse > (before.endVerse ?? 0);
}

/** The mentioned book; undefined for no mention at all, null for a book that does not exist. */
function bookInProse(
  number: string,
  name: string,
  hasVerse: boolean,
  chapter: number,
  around: { before: string; after: string },
): BookCode | null | undefined {
  const capitalised = /^\p{Lu}/u.test(name);
  const plain = plainName(name);
  if (!capitalised && !(hasVerse && plain.length >= 4)) return undefined;
  if (/^j[óÓ]$/iu.test(name) && number === '') return 'JOB';
  const book = BOOK_NAMES.get(number + plain) ?? (number ? undefined : BOOK_NAMES.get(plain));
  if (book && (hasVerse || plain.length >= 4)) return book;
  if (book) return isWholeChapter(book, name, chapter, around) ? book : undefined;
  if (!hasVerse || !capitalised || NOT_BOOKS.has(plain)) return undefined;
  return null;
}

/** Whether an abbreviation names a whole chapter: "Sl 23", but not "Sl 200" or "Os 12 discípulos". */
function isWholeChapter(
  book: BookCode,
  name: string,
  chapter: number,
  { before, after }: { before: string; after: string },
): boolean {
  if (!ABBREVIATIONS.has(name) || chapter < 1 || chapter > chapterCount(book)) return false;
  if (OF_A_THING.test(after) || (book === 'REV' && BEFORE_A_FLAT.test(before))) return false;
  if (!ALSO_WORDS.has(name.toLowerCase())) return !COUNTED.test(after);
  return /[(;]\s?$/.test(before) && /^\s?[);]/.test(after);
}

function buildReference(
  book: BookCode,
  chapterText: string,
  verseText: string | undefined,
  endText: string | undefined,
  endVerseText: string | undefined,
): Reference | null {
  let reference: Reference;
  const chapter = Number(chapterText);
  if (verseText === undefined) {
    const single = chapterCount(book) === 1 && chapter > 1;
    reference = single
      ? { book, chapter: 1, verse: chapter, endChapter: 1, endVerse: Number(endText ?? chapter) }
      : { book, chapter, verse: null, endChapter: Number(endText ?? chapter), endVerse: null };
  } else if (endVerseText === undefined) {
    const verse = Number(verseText);
    reference = {
      book,
      chapter,
      verse,
      endChapter: chapter,
      endVerse: Math.min(
        Number(endText ?? verse),
        verseCount(book, chapter) || Number.MAX_SAFE_INTEGER,
      ),
    };
  } else {
    reference = {
      book,
      chapter,
      verse: Number(verseText),
      endChapter: Number(endText),
      endVerse: Number(endVerseText),
    };
  }
  return problemOf(reference) === null ? reference : null;
}

/** The key of the first reference in a text; null where it names none. */
export function keyNamedIn(text: string): string | null {
  const reference = findReferences(text)[0]?.reference;
  return reference ? referenceKey(reference) : null;
}
