import { BOOK_NAMES, plainName } from './book-names.ts';
import { isBookCode } from './canon.ts';
import { findReferences } from './find-references.ts';
import { parseReference } from './parse-reference.ts';
import {
  chapterReference,
  problemOf,
  type Reference,
  referenceKey,
  verseReference,
} from './reference.ts';

/** As many cards as a search shows. */
export const MOST_CARDS = 20;

/**
 * The places that a pasted text names among other words: a message, a bulletin, an outline of a
 * sermon, a link of another site. For texts that `parseReference` does not read, or that are too long for it.
 */
export const placesInProse = (text: string): readonly Reference[] =>
  readProse(text).places.slice(0, MOST_CARDS);

type Prose = Readonly<{
  places: readonly Reference[];
  /** Why places that are named do not exist, in Portuguese. */
  problems: readonly string[];
}>;

/** All of them, with what is to be said of places that do not exist. */
export function readProse(text: string): Prose {
  const list = parseReference(text, text.length);
  if (list?.kind === 'references') return { places: list.references, problems: [] };
  const { places, problems } = placesIn(prepared(withoutLinks(text)));
  const found = [...places, ...placesOfLinks(text)];
  const unique = new Map(found.map((each) => [referenceKey(each), each]));
  const told = list?.kind === 'problem' ? [list.problem, ...problems] : problems;
  return { places: [...unique.values()], problems: [...new Set(told)] };
}

const LINK = /https?:\/\/\S+|www\.\S+/giu;
/** "bible.com/pt/bible/129/ROM.5.8.NVI", "bible.com/pt/verse-of-the-day/ROM.5.8/129" */
const BY_CODE =
  /(?:bible|youversion)\.com\/(?:\S*?\/)?([1-3]?\p{L}{2,3})\.(\d{1,3})(?:\.(\d{1,3})(?:-(\d{1,3}))?)?/iu;
/** "bibliaonline.com.br/acf/jo/3/16-18" */
const BY_FOLDERS =
  /bibliaonline\.com\.br\/[^/\s]+\/([1-3]?\p{L}{1,20})\/(\d{1,3})(?:\/(\d{1,3})(?:-(\d{1,3}))?)?/iu;

const withoutLinks = (text: string) => text.replace(LINK, ' ');

const placesOfLinks = (text: string) =>
  [...text.matchAll(LINK)].flatMap(([link]) => placesOfLink(decoded(link)));

function placesOfLink(link: string): readonly Reference[] {
  const [, name = '', chapter, verse, end] = BY_CODE.exec(link) ?? BY_FOLDERS.exec(link) ?? [];
  if (name === '') {
    const asked = /[?&](?:search|q)=([^&#]+)/u.exec(link)?.[1]?.replaceAll('+', ' ') ?? '';
    const read = parseReference(asked);
    return read?.kind === 'references' ? read.references : [];
  }
  const code = name.toUpperCase();
  const book = isBookCode(code) ? code : BOOK_NAMES.get(plainName(name));
  if (!book) return [];
  const from = Number(verse);
  const reference = verse
    ? verseReference(book, Number(chapter), from, Number(end ?? verse))
    : chapterReference(book, Number(chapter));
  return problemOf(reference) === null ? [reference] : [];
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** What stands between places in prose, and how the readers of places take it. */
const PREPARATIONS: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/[*_~]+/gu, () => ''],
  // "1. Deus chama", "01/12 -", "[1]", "19h30": numbers of the text itself
  [/\[\d+\]|(?<![\d:.,])\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d)/gu, () => ' — '],
  // "Sl 22(23)": of two counts the greater is the one of these translations
  [
    /(\p{L}\.?\s?)(\d{1,3})\s?\((\d{1,3})\)/gu,
    (_, name = '', one = '', other = '') =>
      Math.abs(Number(one) - Number(other)) === 1
        ? name + String(Math.max(Number(one), Number(other)))
        : `${name}${one} (${other})`,
  ],
  [/\bsalmo\s+(?:responsorial|d[eo]\s+(?:dia|hoje))\s*:?/giu, () => 'Salmo'],
  [/\bjao(?=\s\d)/giu, () => 'João'],
  // "versículos de 5 a 11"
  [/(vers[íi]culos?|versos?)\s+de\s+(?=\d)/giu, (_, word = '') => `${word} `],
  // "v. 16 do cap. 3 de João"
  [
    /\bv(?:v|ers[íi]culos?|ersos?)?\.?\s*(\d{1,3}(?:\s*(?:-|ao?|e)\s*\d{1,3})?)\s+d[eo]\s+cap(?:[íi]tulo)?\.?\s*(\d{1,3})\s+d[eo]\s+((?:[1-3]\s?)?\p{L}{2,20})/giu,
    (_, verses = '', chapter = '', book = '') => `${book} ${chapter}:${verses}`,
  ],
  // "vv. 5-8 de Filipenses 2"
  [
    /\bv(?:v|ers[íi]culos?|ersos?)?\.?\s*(\d{1,3}(?:\s*(?:-|ao?|e)\s*\d{1,3})?)\s+d[eo]\s+((?:[1-3]\s?)?\p{L}{2,20}\.?\s\d{1,3})(?![\d:.,])/giu,
    (_, verses = '', place = '') => `${place}:${verses}`,
  ],
  // "14.13s": the verse and the following one
  [
    /(\d{1,3}[:.,])(\d{1,3})s(?!\p{L})/gu,
    (_, before = '', verse = '') => `${before}${verse}-${Number(verse) + 1}`,
  ],
  // "tiago 2:14": what is typed on a phone
  [/(?<![\p{L}\d])\p{Ll}{4,20}(?=\.?\s?\d)/gu, (word) => (isBook(word) ? capitalised(word) : word)],
];

const isBook = (word: string) =>
  ['', '1'].some((number) => BOOK_NAMES.has(number + plainName(word)));

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const prepared = (text: string) =>
  PREPARATIONS.reduce(
    (ready, [sign, instead]) => ready.replace(sign, instead),
    text.normalize('NFC'),
  );

/** Numbers that go on with a place: ", 13 e 15", " 1-8", ",1-2.3-4.8". */
const TAIL =
  /^(?:[ \u00a0]?(?:[-–—:.,;]|[ \u00a0]e(?=[ \u00a0])|[ \u00a0]ao?(?=[ \u00a0]))?[ \u00a0]?\d{1,3}[a-d]?(?![\p{L}\dºª°%/]|[.)][ \u00a0]|[ \u00a0]?\/))+/u;
const LAST_NUMBER = /[^\d\p{L}]*(?:[ \u00a0](?:e|ao?)[ \u00a0])?\d{1,3}[a-d]?$/u;
/** "12 espias": a number that counts what follows it names no chapter. */
const COUNTED =
  /^[ \u00a0](?!\p{Ll}*mos(?!\p{L})|(?:nos|mas|os|as|dos|das|nas|aos|depois|antes|pois)(?!\p{L}))\p{Ll}{2,}s(?!\p{L})/u;

function placesIn(text: string): Prose {
  const places: Reference[] = [];
  const problems: string[] = [];
  let end = 0;
  for (const found of findReferences(text)) {
    if (found.start < end) continue;
    const after = text.slice(found.end);
    const isChapter = found.reference?.verse === null;
    if (isChapter && COUNTED.test(after)) continue;
    const longest = wholePlace(found.text, TAIL.exec(after)?.[0] ?? '', after);
    end = found.end + (longest?.tail.length ?? 0);
    if (longest) places.push(...longest.references);
    else if (found.reference) places.push(found.reference);
    else {
      // "Sl 103,1-2.3": what prose would read as a range over chapters, a missal as two parts of one.
      const read = parseReference(found.text);
      if (read?.kind === 'references') places.push(...read.references);
      if (read?.kind === 'problem') problems.push(read.problem);
    }
  }
  return { places, problems };
}

/** As much of the numbers behind a place as is read with it. */
function wholePlace(place: string, numbers: string, after: string) {
  for (let tail = numbers; tail !== ''; tail = tail.replace(LAST_NUMBER, '')) {
    const read = parseReference(place + tail);
    const counts = COUNTED.test(after.slice(tail.length)) && /\s\d+$/u.test(tail);
    if (read?.kind === 'references' && !counts) return { tail, references: read.references };
  }
  return null;
}
