import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReferences } from '#shared/bible/find-references.ts';
import type { VerseKey } from '#shared/bible/reference.ts';
import { isKey } from '#shared/portuguese/comparable.ts';
import { placedWordsOf } from '#shared/portuguese/words.ts';
import { comparableOf } from './verse-words.ts';

export const FILE = join(import.meta.dirname, 'wordings.tsv');

/** The first line of the file: numbers are of words as they are compared, and are made anew where that changes. */
export function headingOfNow(): string {
  const hash = createHash('sha256');
  for (const file of ['../../shared/portuguese/comparable.ts', 'verse-words.tsv']) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return `# ${hash.digest('hex').slice(0, 12)}`;
}

/** The number of a word, as it is compared; the word cannot be read from it. */
export const numberOf = (word: string): number =>
  createHash('sha256').update(word).digest().readUInt32BE(0);

/** A wording as its words' numbers, those that tell no verse from another behind a dash. */
export const fingerprintOf = (text: string): string =>
  placedWordsOf(text)
    .map(({ plain }) => comparableOf(plain))
    .map((word) => `${isKey(word) ? '' : '-'}${numberOf(word).toString(36)}`)
    .join(' ');

type Mark = Readonly<{ number: number; key: boolean }>;

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
