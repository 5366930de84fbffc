import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Archive } from '#shared/bible/archive.ts';
import { BOOKS, type BookCode, chapterCount } from '#shared/bible/canon.ts';
import type { ChapterDocument, ChapterTable } from '#shared/bible/chapter-document.ts';
import { chaptersOf, type Reference } from '#shared/bible/reference.ts';
import { searchBible } from '#shared/bible/search/bible-search.ts';
import type { SearchOptions } from '#shared/bible/search/search.ts';
import { NO_RESULTS, type SearchResults } from '#shared/bible/search-results.ts';
import type { Db, ReadLate } from '../db/client.ts';
import { listedHeadings } from './apparatus/apparatus.ts';
import { gatherArchive } from './archive.ts';
import { type InstalledTranslation, readDocuments, readTranslations } from './bible.queries.ts';
import { type PackedDocument, unpackDocument } from './documents.ts';
import { knownVerse } from './search/known-verse.ts';
import { newWords, type SearchableEdition, storedIndex } from './search/stored-index.ts';

export type StoredVerse = Readonly<{ chapter: number; number: number; text: string }>;

type Edition = SearchableEdition &
  Readonly<{
    translation: InstalledTranslation;
    documents: ReadonlyMap<string, PackedDocument>;
    chapters: ChapterTable;
  }>;

const ALL_CHAPTERS = BOOKS.reduce((sum, { code }) => sum + chapterCount(code), 0);
const FRESH_MS = 3000;
const RETRY_MS = 1000;
/** Compressed bytes of the chapters that are held open; opened they take six times as much. */
const MOST_OPENED = 1_000_000;

/**
 * The stored Bible. An edition never changes, so each process holds its compressed chapters
 * in memory and keeps serving them while the database is away.
 */
export class Bible {
  private editions: readonly Edition[] = [];
  private checkedAt = Number.NEGATIVE_INFINITY;
  private checking: Promise<void> | null = null;
  /** Chapters that were read lately, unpacked. */
  private readonly opened: LRUCache<PackedDocument, Promise<ChapterDocument>>;
  private readonly db: Db;
  private readonly late: ReadLate;

  constructor(db: Db, late: ReadLate = (read) => read(db), mostOpened = MOST_OPENED) {
    this.db = db;
    this.late = late;
    this.opened = new LRUCache({
      maxSize: mostOpened,
      sizeCalculation: (_document, { gzip }) => gzip.byteLength,
    });
  }

  /** Installed translations; the first one is the default. */
  async translations(): Promise<readonly InstalledTranslation[]> {
    return (await this.current()).map((edition) => edition.translation);
  }

  async translation(id: string | null): Promise<InstalledTranslation | null> {
    return (await this.edition(id))?.translation ?? null;
  }

  /** Which chapters a translation has, so that nobody asks for others. */
  async table(id: string): Promise<ChapterTable> {
    return (await this.edition(id))?.chapters ?? null;
  }

  /** The editions that this process holds, by translation. */
  held(): Readonly<Record<string, string | null>> {
    return Object.fromEntries(
      this.editions.map(({ translation }) => [translation.id, translation.contentHash]),
    );
  }

  /** Reads from memory only; null when this process does not hold that document. */
  document(translation: string, hash: string, key: string): PackedDocument | null {
    const edition = this.editions.find(
      (each) => each.translation.id === translation && each.translation.contentHash === hash,
    );
    return edition?.documents.get(key) ?? null;
  }

  /** One book of an edition or all of it, as a device takes it along; null for other editions. */
  async archive(translation: string, hash: string, book: BookCode | null): Promise<Archive | null> {
    const edition = await this.edition(translation);
    if (!edition || edition.translation.contentHash !== hash) return null;
    return gatherArchive(this.db, edition, book);
  }

  async chapter(
    book: BookCode,
    chapter: number,
    translation: string | null = null,
  ): Promise<ChapterDocument | null> {
    const edition = await this.edition(translation);
    const packed = edition?.documents.get(`${book}.${chapter}`);
    if (!packed) return null;
    let opened = this.opened.get(packed);
    if (!opened) {
      opened = unpackDocument(packed.gzip);
      this.opened.set(packed, opened);
    }
    return opened;
  }

  /**
   * The stored verses of a reference in order, or null where no translation has them. Without
   * a translation the first one that has any of them answers.
   */
  async passage(reference: Reference, translation: string | null = null): Promise<Passage | null> {
    const editions = await this.current();
    const candidates = translation
      ? editions.filter((each) => each.translation.id === translation)
      : editions;
    for (const { translation: source } of candidates) {
      const verses = await this.versesIn(reference, source.id);
      if (verses.length > 0) return { translation: source, verses };
    }
    return null;
  }

  async search(
    typed: string,
    options: SearchOptions = {},
    translation: string | null = null,
  ): Promise<SearchResults> {
    const edition = await this.edition(translation);
    if (!edition) return NO_RESULTS;
    const others = (await this.current()).filter((other) => other !== edition);
    const index = (each: SearchableEdition) => storedIndex({ db: this.db, late: this.late }, each);
    const [known, headings] = [knownVerse(typed), listedHeadings()];
    return searchBible(index(edition), others.map(index), typed, options, headings, known);
  }

  /** Every chapter of every installed translation, opened without being held. */
  async *everyChapter(): AsyncGenerator<ChapterDocument> {
    for (const { documents } of await this.current()) {
      for (const { gzip } of documents.values()) yield await unpackDocument(gzip);
    }
  }

  /** Loads editions that are new, among them those that another instance has installed. */
  async refresh(): Promise<void> {
    this.checkedAt = Number.NEGATIVE_INFINITY;
    await this.current();
  }

  private async versesIn(reference: Reference, translation: string): Promise<StoredVerse[]> {
    const found: StoredVerse[] = [];
    for (const { book, chapter, from, to } of chaptersOf(reference)) {
      const document = await this.chapter(book, chapter, translation);
      for (const { number, text } of document?.verses ?? []) {
        if (number >= from && number <= to) found.push({ chapter, number, text });
      }
    }
    return found;
  }

  private async edition(id: string | null): Promise<Edition | null> {
    const editions = await this.current();
    const found = id ? editions.find((each) => each.translation.id === id) : editions[0];
    return found ?? null;
  }

  private async current(): Promise<readonly Edition[]> {
    if (performance.now() - this.checkedAt < FRESH_MS) return this.editions;
    this.checking ??= this.check().finally(() => {
      this.checking = null;
    });
    if (this.editions.length === 0) await this.checking;
    else await Promise.race([this.checking, wait(RETRY_MS, undefined, { ref: false })]);
    return this.editions;
  }

  private async check(): Promise<void> {
    try {
      const installed = await readTranslations(this.db);
      const known = new Map(this.editions.map((each) => [each.translation.editionId, each]));
      this.editions = await Promise.all(
        installed.map(async (translation) => {
          const held = known.get(translation.editionId);
          if (held) return { ...held, translation };
          const documents = await this.documentsOf(translation.editionId);
          return { documents, chapters: tableOf(documents), words: newWords(), translation };
        }),
      );
    } catch (error) {
      // Editions in memory stay valid, so the error matters only when there are none.
      if (this.editions.length === 0) throw error;
    } finally {
      this.checkedAt = performance.now();
    }
  }

  private async documentsOf(editionId: string): Promise<ReadonlyMap<string, PackedDocument>> {
    const rows = await readDocuments(this.db, editionId);
    return new Map(
      rows.map(({ bookCode, chapter, gzip, brotli }) => [
        `${bookCode}.${chapter}`,
        { gzip, brotli },
      ]),
    );
  }
}

type Passage = Readonly<{
  translation: InstalledTranslation;
  verses: readonly StoredVerse[];
}>;

/** The chapters that documents are of; null where they are all there are. */
function tableOf(documents: ReadonlyMap<string, PackedDocument>): ChapterTable {
  if (documents.size >= ALL_CHAPTERS) return null;
  const numbersOf = (book: BookCode) =>
    Array.from({ length: chapterCount(book) }, (_, index) => index + 1).filter((chapter) =>
      documents.has(`${book}.${chapter}`),
    );
  const books = BOOKS.map(({ code }) => [code, numbersOf(code)] as const);
  return Object.fromEntries(books.filter(([, numbers]) => numbers.length > 0));
}
