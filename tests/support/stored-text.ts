import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { parseBlivre } from '#server/bible/import/blivre.ts';
import { referenceKey, type VerseKey, verseReference } from '#shared/bible/reference.ts';

/**
 * The complete texts that checks of content compare with, where they are at hand:
 * `BIBLE_SOURCE` names the folder of Bíblia Livre's published files, `ALMEIDA_SOURCE`
 * the Almeida of 1911 as JSON. Absent on a fresh machine, present in CI.
 */
export type StoredText = ReadonlyMap<string, string>;

export function verseKeyText({ book, chapter, verse }: VerseKey): string {
  return referenceKey(verseReference(book, chapter, verse));
}

export function loadBlivre(): StoredText | null {
  const folder = process.env['BIBLE_SOURCE'];
  if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const { books } = parseBlivre(files);
  return new Map(
    books.flatMap(({ code, chapters }) =>
      chapters.flatMap(({ number, verses }) =>
        verses.map((each): [string, string] => [`${code}.${number}.${each.number}`, each.text]),
      ),
    ),
  );
}

const Verse = z.object({ number: z.number(), text: z.string() });
const Chapter = z.object({ number: z.number(), verses: z.array(Verse) });
const Almeida = z.object({
  books: z.array(z.object({ code: z.string(), chapters: z.array(Chapter) })),
});

export function loadAlmeida(): StoredText | null {
  const file = process.env['ALMEIDA_SOURCE'];
  if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  const parsed = Almeida.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    parsed.books.flatMap(({ code, chapters }) =>
      chapters.flatMap(({ number, verses }) =>
        verses.map((each): [string, string] => [`${code}.${number}.${each.number}`, each.text]),
      ),
    ),
  );
}
