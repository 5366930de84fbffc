import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparer } from '#shared/portuguese/comparable.ts';

/** The lists of words that translations exchange for one another. */
export const verseWords = (): string =>
  readFileSync(join(import.meta.dirname, 'verse-words.tsv'), 'utf8');

/** What a folded word shares with its forms and with the words that other translations use for it. */
export const comparableOf = comparer(verseWords());
