import type { Generated, JSONColumnType } from 'kysely';
import type { BookCode, Testament } from '#shared/bible/canon.ts';
import type { ImportReport } from './import/verify.ts';

interface BibleBooksTable {
  code: BookCode;
  position: number;
  name: string;
  abbreviation: string;
  testament: Testament;
  chapters: number;
}

interface TranslationsTable {
  id: string;
  position: number;
  name: string;
  abbreviation: string;
  language: string;
  version: string | null;
  license: string;
  licenseUrl: string | null;
  attribution: string;
  source: string | null;
  editionId: string | null;
  createdAt: Generated<Date>;
}

interface BibleEditionsTable {
  id: Generated<string>;
  translationId: string;
  status: Generated<'loading' | 'complete'>;
  contentHash: string | null;
  derivedVersion: number;
  report: JSONColumnType<ImportReport> | null;
  createdAt: Generated<Date>;
}

/** A chapter as the document that readers receive, compressed at import. */
interface ChaptersTable {
  editionId: string;
  bookCode: BookCode;
  chapter: number;
  gzip: Buffer;
  brotli: Buffer;
}

interface VersesTable {
  editionId: string;
  place: number;
  bookCode: BookCode;
  chapter: number;
  verse: number;
  text: string;
  /** The folded words of the text. */
  words: string;
  /** The lemma of each word, with the lexicon's prefix. */
  families: string;
  search: Generated<string>;
}

interface WordFormsTable {
  editionId: string;
  form: string;
  /** The lemma of the form. */
  family: string;
  uses: number;
}

interface BibleInstallsTable {
  translationId: string;
  status: 'running' | 'failed' | 'done';
  booksDone: Generated<number>;
  booksTotal: Generated<number>;
  problem: string | null;
  leasedUntil: Date;
  updatedAt: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Database {
    bibleBooks: BibleBooksTable;
    translations: TranslationsTable;
    bibleEditions: BibleEditionsTable;
    chapters: ChaptersTable;
    verses: VersesTable;
    wordForms: WordFormsTable;
    bibleInstalls: BibleInstallsTable;
  }
}
