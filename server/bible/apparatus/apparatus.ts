import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Apparatus, ChapterDocument } from '#shared/bible/chapter-document.ts';
import {
  findHeadings,
  type Heading,
  headingsIn,
  type ListedHeading,
  listHeadings,
} from '#shared/bible/find-headings.ts';
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

/** Our section headings that have the typed words. */
export function searchHeadings(typed: string): readonly Heading[] {
  listed ??= listHeadings(headingsIn(headingLines()));
  return findHeadings(listed, typed);
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
