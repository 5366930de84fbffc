import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Archive } from '#shared/bible/archive.ts';
import type { BookCode } from '#shared/bible/canon.ts';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import type { WordIndex } from '#shared/bible/search/word-index.ts';

/** The last answer to a question that the server may not be there to answer. */
export type StoredAnswer = Readonly<{
  key: string;
  /** The build of the application whose shape it has. */
  build: string;
  /** The member's calendar day. */
  day: string;
  at: number;
  data: unknown;
}>;

/** A translation that was taken along, whole or some of its books. */
export type StoredTranslation = Readonly<{
  id: string;
  name: string;
  hash: string;
  books: readonly (BookCode | 'all')[];
  bytes: number;
  at: number;
}>;

/** The words of a translation, as its archive brings them. */
export type IndexWords = NonNullable<Archive['words']>;

/** What the device needs to search a translation, made once when it is taken along. */
export type SearchIndex = Readonly<{ format: number; words: IndexWords; index: WordIndex }>;

/** Bibles that were taken along before a device could search have the bare words. */
export type StoredIndex = SearchIndex | IndexWords;

interface Schema extends DBSchema {
  answers: { key: string; value: StoredAnswer };
  /** Whose the answers are, and other single values. */
  facts: { key: string; value: string };
  chapters: { key: string; value: ChapterDocument };
  translations: { key: string; value: StoredTranslation };
  /** What a search of a translation needs beside its chapters. */
  indexes: { key: string; value: StoredIndex };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** The device's own store; it is refused in some private windows, and asked for again next time. */
export function deviceDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('companheiro-offline', 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: 'key' });
      database.createObjectStore('facts');
      database.createObjectStore('chapters');
      database.createObjectStore('translations', { keyPath: 'id' });
      database.createObjectStore('indexes');
    },
    blocking: () => {
      // Another build, or whoever deletes the site's data, waits for this one to close.
      void opened?.then((database) => database.close());
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** A request of a transaction, whose end alone says whether all of it was stored. */
export const partOf = (request: Promise<unknown>): void => void request.catch(() => {});
