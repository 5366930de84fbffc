import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReferences } from '#shared/bible/find-references.ts';
import type { VerseKey } from '#shared/bible/reference.ts';
import { placedWordsOf } from '#shared/portuguese/words.ts';
import { comparableOf, isKey, WORDS } from './verse-words.ts';

export const FILE = join(import.meta.dirname, 'wordings.tsv');

/** The first line of the file: numbers are of words as they are compared, and are made anew where that changes. */
export function headingOfNow(): string {
  const hash = createHash('sha256');
  for (const rules of [join(import.meta.dirname, 'verse-words.ts'), WORDS]) {
    hash.update(readFileSync(rules));
  }
  return `# ${hash.digest('hex').slice(0, 12)}`;
}

/** A word as it is compared: its number, from which it cannot be read, and whether it tells one verse from another. */
export type Mark = Readonly<{ number: number; key: boolean }>;

const known = new Map<string, Mark>();
const MOST_KNOWN = 60_000;

function markOf(plain: string): Mark {
  let mark = known.get(plain);
  if (mark === undefined) {
    const word = comparableOf(plain);
    const number = createHash('sha256').update(word).digest().readUInt32BE(0);
    mark = { number, key: isKey(word) };
    if (known.size < MOST_KNOWN) known.set(plain, mark);
  }
  return mark;
}

/** The words of a text as they are compared, each with its place. */
export const placedMarksOf = (text: string) =>
  placedWordsOf(text).map(({ plain, start, end }) => ({ ...markOf(plain), start, end }));

/** A wording as its words' numbers, those that tell no verse from another behind a dash. */
export const fingerprintOf = (text: string): string =>
  placedMarksOf(text)
    .map(({ number, key }) => `${key ? '' : '-'}${number.toString(36)}`)
    .join(' ');

/** How other translations word the verses that are quoted most, without a word of their text. */
export function* wordings(): Generator<Readonly<{ verse: VerseKey; marks: readonly Mark[] }>> {
  const [, ...lines] = readFileSync(FILE, 'utf8').trim().split('\n');
  for (const line of lines) {
    const [place = '', ...prints] = line.split('\t');
    const reference = findReferences(place)[0]?.reference;
    if (!reference || reference.verse === null) continue;
    const verse = { book: reference.book, chapter: reference.chapter, verse: reference.verse };
    for (const print of prints) {
      const marks = print.split(' ').map((mark) => ({
        number: Number.parseInt(mark.replace('-', ''), 36),
        key: !mark.startsWith('-'),
      }));
      yield { verse, marks };
    }
  }
}
