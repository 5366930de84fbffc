import { BOOK_NAMES, plainName } from './book-names.ts';
import { type BookCode, chapterCount, verseCount } from './canon.ts';
import { problemOf, type Reference } from './reference.ts';

/** A stretch of prose that names a place; `reference` is null when no such place exists. */
export type FoundReference = Readonly<{
  start: number;
  end: number;
  text: string;
  reference: Reference | null;
}>;

const SPACE = '[ \\u00a0]';
/** "16a", "16ss": half a verse, or those that follow it. */
const PART = '(?:(?:[a-d]|ss?)(?!\\p{L}))?';
/** "Jo 3, 16)": after a space the figures may be anything but a verse, unless something ends them. */
const CLOSED = `\\d{1,3}${PART}${SPACE}?[-–—:)\\]]`;
/** "carta de Paulo aos": what may stand between the number of a book and its name. */
const LETTER = `(?:(?:[Cc]arta|[Ee]p[íi]stola)${SPACE})?(?:(?:de|a|aos)${SPACE}(?:Paulo${SPACE}(?:a|aos)${SPACE})?)?`;
const MENTION = new RegExp(
  [
    '(?<![\\p{L}\\d])',
    `(?:(?:([1-3])${SPACE}?[ªº°]?${SPACE}?|(I{1,3})${SPACE}|(Primeir|Segund|Terceir)a${SPACE})${LETTER})?`,
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

const ORDINALS = ['Primeir', 'Segund', 'Terceir'];

/** Words that stand before a time of day or a quantity, not before a chapter. */
const NOT_BOOKS = new Set(
  'as das ate entre hoje amanha ontem dia ano anos hora horas pagina versiculo versiculos capitulo capitulos cap dos nos nas aos item tel cvv samu ligue disque policia placar'.split(
    ' ',
  ),
);

/**
 * Every mention of a Bible passage in running text. Stricter than `parseReference`:
 * names are capitalised ("os 12 discípulos" is not Oseias 12), and abbreviations count
 * only before chapter and verse. A capitalised unknown name before chapter:verse is
 * reported as a place that does not exist, since a model may invent books too.
 */
export function findReferences(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  const mention = new RegExp(MENTION);
  for (let match = mention.exec(text); match; match = mention.exec(text)) {
    const [whole, digit, roman, ordinal = '', name = '', chapter = '', verse, end, endVerse] =
      match;
    const hasVerse = verse !== undefined;
    const place = ORDINALS.indexOf(ordinal) + 1;
    const number = digit ?? (roman ? String(roman.length) : place > 0 ? String(place) : '');
    const book = bookInProse(number, name, hasVerse);
    const start = match.index;
    if (book === undefined) {
      // "Leia 1 Coríntios 13": the number may belong to the book that follows.
      mention.lastIndex = start + whole.indexOf(name) + name.length;
      continue;
    }
    const reference = book && buildReference(book, chapter, verse, end, endVerse);
    let stop = start + whole.length;
    found.push({ start, end: stop, text: whole, reference });
    if (!book || !hasVerse) continue;
    let current = chapter;
    for (let more = MORE.exec(text.slice(stop)); more; more = MORE.exec(text.slice(stop))) {
      const [piece, sameChapter, otherChapter, otherVerse, last] = more;
      current = otherChapter ?? current;
      const next = buildReference(book, current, sameChapter ?? otherVerse, last, undefined);
      // "João 3:16, 40 dias depois": a number that is no verse ends the list.
      if (!next) break;
      found.push({ start: stop, end: stop + piece.length, text: piece, reference: next });
      stop += piece.length;
    }
    mention.lastIndex = stop;
  }
  return found;
}

/** undefined: not a mention at all; null: a mention of a book that does not exist. */
function bookInProse(number: string, name: string, hasVerse: boolean): BookCode | null | undefined {
  const capitalised = /^\p{Lu}/u.test(name);
  const plain = plainName(name);
  if (!capitalised && !(hasVerse && plain.length >= 4)) return undefined;
  if (/^j[óÓ]$/iu.test(name) && number === '') return 'JOB';
  const book = BOOK_NAMES.get(number + plain) ?? (number ? undefined : BOOK_NAMES.get(plain));
  if (book) return hasVerse || plain.length >= 4 ? book : undefined;
  if (!hasVerse || !capitalised || NOT_BOOKS.has(plain)) return undefined;
  return null;
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
