import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBookCode } from '#shared/bible/canon.ts';
import type { Apparatus, ChapterDocument } from '#shared/bible/chapter-document.ts';
import { readSpeeches, spansIn } from './words-of-jesus.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

type Data = Readonly<{
  speeches: ReturnType<typeof readSpeeches>;
  headings: ReadonlyMap<string, Apparatus['headings']>;
}>;

let data: Data | null = null;

const loaded = (): Data => {
  data ??= { speeches: readSpeeches(read('words-of-jesus.txt')), headings: readHeadings() };
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

/** All our section headings, in the order of the Bible. */
export const allHeadings = () =>
  [...loaded().headings].flatMap(([key, headings]) => {
    const [book = '', chapter] = key.split('.');
    return Object.entries(headings).flatMap(([verse, text]) =>
      isBookCode(book) ? [{ book, chapter: Number(chapter), verse: Number(verse), text }] : [],
    );
  });

/** The headings of each chapter by their first verse, from lines such as `GEN 1:1 O começo`. */
function readHeadings(): Data['headings'] {
  const headings = new Map<string, Record<number, string>>();
  for (const line of read('headings.txt').trimEnd().split('\n')) {
    const [, book, chapter, verse, text = ''] = /^(\w{3}) (\d+):(\d+) (.+)$/.exec(line) ?? [];
    const key = `${book}.${chapter}`;
    headings.set(key, { ...headings.get(key), [Number(verse)]: text });
  }
  return headings;
}
