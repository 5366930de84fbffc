import { queryOptions } from '@tanstack/react-query';
import type { BookCode } from '#shared/bible/canon.ts';
import {
  type ChapterTable,
  chapterDocumentPath,
  hasChapter,
} from '#shared/bible/chapter-document.ts';
import type { ReadDocument } from '../../lib/data/data.tsx';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type Translations = Outputs['bible']['translations'];
export type Translation = Translations['translations'][number];
export type TranslationVersion = Readonly<{
  id: string;
  contentHash: string | null;
  chapters?: ChapterTable;
}>;

/** The server has nothing to hold on to after a page; a timer there would hold the chapter. */
const CACHED_MS = import.meta.env.SSR ? Number.POSITIVE_INFINITY : 3_600_000;

/** What stands beside the words of a chapter changes with the product only. */
export const apparatusQuery = (
  trpc: Trpc,
  translation: TranslationVersion,
  book: BookCode,
  chapter: number,
) =>
  trpc.bible.apparatus.queryOptions(
    { book, chapter, translation: translation.id },
    { staleTime: Number.POSITIVE_INFINITY },
  );

/** A chapter never changes at its address, so it is fetched once; one that a translation lacks is not asked for. */
export function chapterQuery(
  readDocument: ReadDocument,
  translation: TranslationVersion,
  book: BookCode,
  chapter: number,
) {
  const path = chapterDocumentPath(translation.id, translation.contentHash ?? '', book, chapter);
  return queryOptions({
    queryKey: ['document', path],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHED_MS,
    queryFn: ({ signal }) =>
      hasChapter(translation, book, chapter) ? readDocument(path, signal) : null,
  });
}
