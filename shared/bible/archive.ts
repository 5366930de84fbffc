import { BOOKS, type BookCode, isBookCode } from './canon.ts';
import type { ChapterDocument, ChapterVerse } from './chapter-document.ts';

/** A chapter in an archive: its number, its title and its verses. */
type ArchivedChapter = readonly [
  number: number,
  title: string | null,
  verses: readonly (
    | readonly [number: number, text: string]
    | readonly [number: number, text: string, notes: NonNullable<ChapterVerse['notes']>]
  )[],
];

/** A form of a translation, such as "amais", its lemma without accents, and how often it is used. */
export type WordForm = Readonly<{ form: string; lemma: string; uses: number }>;

/** One book of a translation, or all of it, as a device takes it along. */
export type Archive = Readonly<{
  format: 1;
  translation: string;
  hash: string;
  books: Readonly<Partial<Record<BookCode, readonly ArchivedChapter[]>>>;
  /** Forms, lemmas and uses in three columns; only a whole translation can be searched. */
  words: Readonly<{ forms: string; lemmas: string; uses: string }> | null;
}>;

/** Whether what came is the archive of this edition, before any of it is stored. */
export function isArchive(
  value: unknown,
  of: Readonly<{ id: string; contentHash: string | null }>,
): value is Archive {
  const { format, translation, hash, books, words }: Partial<Record<keyof Archive, unknown>> =
    Object(value);
  const { forms, lemmas, uses }: Partial<Record<keyof WordForm | 'forms' | 'lemmas', unknown>> =
    Object(words);
  const hasWords = [forms, lemmas, uses].every((column) => typeof column === 'string');
  return (
    format === 1 &&
    translation === of.id &&
    hash === of.contentHash &&
    (words === null || hasWords) &&
    Object.entries(Object(books)).every(
      ([code, chapters]) =>
        isBookCode(code) && Array.isArray(chapters) && chapters.every(isArchivedChapter),
    )
  );
}

function isArchivedChapter(value: unknown): value is ArchivedChapter {
  if (!Array.isArray(value)) return false;
  const [number, title, verses]: readonly unknown[] = value;
  return (
    Number.isInteger(number) &&
    (title === null || typeof title === 'string') &&
    Array.isArray(verses) &&
    verses.every(
      (verse: unknown) =>
        Array.isArray(verse) &&
        Number.isInteger(verse[0]) &&
        typeof verse[1] === 'string' &&
        (verse[2] === undefined || Array.isArray(verse[2])),
    )
  );
}

const SEPARATOR = '\n';

/** The header with the size of an archive once it is unpacked, by which a download shows its progress. */
export const ARCHIVE_SIZE = 'x-archive-size';

/** Where an edition is fetched from; its content never changes at its address. */
export const archivePath = (translation: string, hash: string, book?: BookCode) =>
  `/bible-data/${translation}/${hash}/${book ?? 'all'}.json`;

export function archiveOf(
  { translation, hash }: Pick<Archive, 'translation' | 'hash'>,
  documents: readonly ChapterDocument[],
  words: readonly WordForm[] | null,
): Archive {
  const books: Partial<Record<BookCode, ArchivedChapter[]>> = {};
  for (const { code } of BOOKS) {
    const chapters = documents
      .filter(({ book }) => book === code)
      .toSorted((a, b) => a.chapter - b.chapter)
      .map(packed);
    if (chapters.length > 0) books[code] = chapters;
  }
  return { format: 1, translation, hash, books, words: words && inColumns(words) };
}

function packed({ chapter, title, verses }: ChapterDocument): ArchivedChapter {
  return [
    chapter,
    title,
    verses.map(({ number, text, notes }) => (notes ? [number, text, notes] : [number, text])),
  ];
}

/** Words beside their neighbours in the alphabet compress to half. */
function inColumns(words: readonly WordForm[]): Archive['words'] {
  const sorted = words.toSorted((a, b) => (a.form < b.form ? -1 : 1));
  const column = (name: keyof WordForm) => sorted.map((word) => word[name]).join(SEPARATOR);
  return { forms: column('form'), lemmas: column('lemma'), uses: column('uses') };
}

export function documentsIn({ translation, books }: Archive): ChapterDocument[] {
  return BOOKS.flatMap(({ code: book }) =>
    (books[book] ?? []).map(([chapter, title, verses]) => ({
      translation,
      book,
      chapter,
      title,
      verses: verses.map(([number, text, notes]) =>
        notes ? { number, text, notes } : { number, text },
      ),
    })),
  );
}

export function wordsIn({ words }: Pick<Archive, 'words'>): WordForm[] {
  if (!words) return [];
  const lemmas = words.lemmas.split(SEPARATOR);
  const uses = words.uses.split(SEPARATOR);
  return words.forms
    .split(SEPARATOR)
    .map((form, index) => ({ form, lemma: lemmas[index] ?? '', uses: Number(uses[index] ?? 0) }));
}
