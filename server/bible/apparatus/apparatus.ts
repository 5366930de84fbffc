import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Apparatus, ChapterDocument } from '#shared/bible/chapter-document.ts';
import { readSpeeches, spansIn } from './words-of-jesus.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

type Data = Readonly<{
  speeches: ReturnType<typeof readSpeeches>;
  headings: ReadonlyMap<string, Apparatus['headings']>;
}>;

let data: Data | null = null;

/** Our section headings and the speech of Jesus in a chapter, as it stands in this translation. */
export function apparatusOf({ book, chapter, verses }: ChapterDocument): Apparatus {
  data ??= { speeches: readSpeeches(read('words-of-jesus.txt')), headings: readHeadings() };
  const key = `${book}.${chapter}`;
  const texts = new Map(verses.map(({ number, text }) => [number, text]));
  const speech = spansIn(data.speeches.get(key) ?? [], (verse) => texts.get(verse));
  return { headings: data.headings.get(key) ?? {}, speech: Object.fromEntries(speech) };
}

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
