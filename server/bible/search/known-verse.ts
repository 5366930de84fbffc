import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headingsIn } from '#shared/bible/find-headings.ts';
import type { KnownVerse } from '#shared/bible/search/bible-search.ts';
import { KnownWords } from '#shared/bible/search/known-words.ts';
import { isKey } from '#shared/portuguese/comparable.ts';
import { comparableOf, verseWords } from '../../scripture/verse-words.ts';
import { numberOf, wordings } from '../../scripture/wordings.ts';

/** Names and short wordings, a verse a line, in the form of headings. */
const knownLines = (): string => readFileSync(join(import.meta.dirname, 'known-words.txt'), 'utf8');

/** What a device needs to find them by itself, but for the wordings of which only numbers are known. */
export const knownWordsForDevices = () => ({ lines: knownLines(), compared: verseWords() });

let known: KnownWords | null = null;

/**
 * Finds the verse that is known by what was typed: as translations word it that are not installed,
 * by `known-words.txt` and by the numbers of `wordings.tsv`, or by a name that people call its passage.
 */
export function knownVerse(typed: string): KnownVerse | null {
  known ??= new KnownWords(
    headingsIn(knownLines()),
    (word) => {
      const comparable = comparableOf(word);
      return isKey(comparable) ? numberOf(comparable) : null;
    },
    Array.from(wordings(), ({ verse, marks }) => ({
      verse,
      words: marks.filter(({ key }) => key).map(({ number }) => number),
      text: null,
    })),
  );
  return known.find(typed);
}
