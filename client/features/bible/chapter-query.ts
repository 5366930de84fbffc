import { queryOptions } from '@tanstack/react-query';
import type { BookCode } from '#shared/bible/canon.ts';
import { type ChapterDocument, chapterDocumentPath } from '#shared/bible/chapter-document.ts';

export type TextVersion = Readonly<{ id: string; contentHash: string | null }>;

const HOUR_MS = 3_600_000;

/** A chapter never changes at its address: once read, it is never asked for again. */
export function chapterQuery(text: TextVersion, book: BookCode, chapter: number) {
  const path = chapterDocumentPath(text.id, text.contentHash ?? '', book, chapter);
  return queryOptions({
    queryKey: ['document', path],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: HOUR_MS,
    queryFn: async ({ signal }): Promise<ChapterDocument | null> => {
      const response = await fetch(path, { signal });
      // Only an incomplete text lacks chapters.
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`the chapter answered ${response.status}`);
      return response.json();
    },
  });
}
