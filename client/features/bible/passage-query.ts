import type { Trpc } from '../../lib/data/trpc.ts';

/** The stored verses of a typed reference, which stay the same while the page is open. */
export const passageQuery = (trpc: Trpc, query: string, translation: string | null) =>
  trpc.bible.quickSearch.queryOptions(
    { query, translation },
    { staleTime: Number.POSITIVE_INFINITY },
  );
