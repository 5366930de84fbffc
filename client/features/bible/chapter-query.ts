import { queryOptions } from '@tanstack/react-query';
import type { BookCode } from '#shared/bible/canon.ts';
import { type ChapterDocument, chapterDocumentPath } from '#shared/bible/chapter-document.ts';

export type TextVersion = Readonly<{ id: string; contentHash: string | null }>;

/** A chapter never changes at its address: once read, it is never asked for again. */
export function chapterQuery(text: TextVersion, book: BookCode, chapter: number) {
  const hash = text.contentHash ?? '';
  return queryOptions({
    queryKey: ['chapter', text.id, hash, book, chapter],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 3_600_000,
    queryFn: async ({ signal }): Promise<ChapterDocument | null> => {
      const response = await fetch(chapterDocumentPath(text.id, hash, book, chapter), { signal });
      // Only an incomplete text lacks chapters.
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`the chapter answered ${response.status}`);
      return response.json();
    },
  });
}
