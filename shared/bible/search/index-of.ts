import type { WordForm } from '../archive.ts';
import type { BookCode } from '../canon.ts';
import type { ChapterDocument } from '../chapter-document.ts';
import type { EditionIndex } from './edition-index.ts';
import { VerseFinder } from './find-verses.ts';
import { Vocabulary } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

export type ReadChapter = (book: BookCode, chapter: number) => Promise<ChapterDocument | undefined>;

/** An edition that is searched by its index, and read by its chapters. */
export function indexOf(
  index: WordIndex,
  words: readonly WordForm[],
  readChapter: ReadChapter,
): EditionIndex {
  const vocabulary = new Vocabulary(words);
  const finder = new VerseFinder(index);
  const textOf = async (book: BookCode, chapter: number, verse: number) =>
    (await readChapter(book, chapter))?.verses.find(({ number }) => number === verse)?.text;
  return {
    vocabulary: async () => vocabulary,
    find: async (query) => finder.find(query),
    textsOf: (verses) =>
      Promise.all(
        verses.map(
          async ({ bookCode, chapter, verse }) => (await textOf(bookCode, chapter, verse)) ?? '',
        ),
      ),
    verse: async ({ book, chapter, verse }) => {
      const text = await textOf(book, chapter, verse);
      return text === undefined ? null : { book, chapter, verse, text, hits: [] };
    },
  };
}
