import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BookCode, chapterCount, verseCount } from '#shared/bible/canon.ts';
import type { Apparatus, ChapterDocument } from '#shared/bible/chapter-document.ts';
import {
  findHeadings,
  type Heading,
  headingAbove,
  headingsIn,
  type ListedHeading,
  listHeadings,
} from '#shared/bible/find-headings.ts';
import { placeOf, type Reference, type VerseKey } from '#shared/bible/reference.ts';
import { readSpeeches, WORDS_OF_JESUS } from '#shared/bible/words-of-jesus.ts';
import { spansIn } from './speech-spans.ts';

/** All our section headings, a line each: `GEN 1:1 O começo`. */
export const headingLines = (): string =>
  readFileSync(join(import.meta.dirname, 'headings.txt'), 'utf8');

type Data = Readonly<{
  speeches: ReturnType<typeof readSpeeches>;
  headings: ReadonlyMap<string, Apparatus['headings']>;
}>;

let data: Data | null = null;
let listed: readonly ListedHeading[] | null = null;

const loaded = (): Data => {
  data ??= { speeches: readSpeeches(WORDS_OF_JESUS), headings: readHeadings() };
  return data;
};

/** Our section headings and the speech of Jesus in a chapter, as it stands in this translation. */
export function apparatusOf({ book, chapter, verses }: ChapterDocument): Apparatus {
  const { speeches, headings } = loaded();
  const key = `${book}.${chapter}`;
  const texts = new Map(verses.map(({ number, text }) => [number, text]));
  const speech = spansIn(speeches.get(key) ?? [], (verse) => texts.get(verse));
  return { headings: headings.get(key) ?? {}, speech: Object.fromEntries(speech) };
}

/** All our section headings in their order, with the words by which they are found. */
export function listedHeadings(): readonly ListedHeading[] {
  listed ??= listHeadings(headingsIn(headingLines()));
  return listed;
}

/** Our section headings that have the typed words. */
export const searchHeadings = (typed: string): readonly Heading[] =>
  findHeadings(listedHeadings(), typed);

/** The section in which a verse stands: our heading, and the verses from it to the next one of the book. */
export function sectionAt(
  book: BookCode,
  chapter: number,
  verse: number,
): Readonly<{ title: string; place: Reference }> | null {
  const all = listedHeadings();
  const at = headingAbove(all, placeOf({ book, chapter, verse }));
  const [first, next] = [all[at]?.heading, all[at + 1]?.heading];
  if (!first) return null;
  const afterBook = { book, chapter: chapterCount(book) + 1, verse: 1 };
  const end = endBefore(next?.book === book ? next : afterBook);
  return { title: first.text, place: { book, chapter: first.chapter, verse: first.verse, ...end } };
}

/** The last verse before a place. */
function endBefore({ book, chapter, verse }: VerseKey): Pick<Reference, 'endChapter' | 'endVerse'> {
  if (verse > 1) return { endChapter: chapter, endVerse: verse - 1 };
  return { endChapter: chapter - 1, endVerse: verseCount(book, chapter - 1) };
}

/** The headings of each chapter by their first verse. */
function readHeadings(): Data['headings'] {
  const headings = new Map<string, Record<number, string>>();
  for (const { book, chapter, verse, text } of headingsIn(headingLines())) {
    const key = `${book}.${chapter}`;
    headings.set(key, { ...headings.get(key), [verse]: text });
  }
  return headings;
}
