import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  type SearchAnswer,
  type SearchParameters,
  searchPath,
} from '#shared/bible/search-results.ts';
import { withDevice } from '../../lib/data/device.ts';
import type { TranslationVersion } from './chapter-query.ts';

export const SEARCH_FAILED = 'Erro na busca rápida';

/** Verses by words, page by page; the same words in the same text always find the same. */
export function searchQuery(translation: TranslationVersion, parameters: SearchParameters) {
  const hash = translation.contentHash ?? '';
  return infiniteQueryOptions({
    queryKey: [
      'search',
      translation.id,
      hash,
      parameters.q,
      parameters.testament ?? '',
      parameters.book ?? '',
    ],
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: '',
    queryFn: async ({ pageParam: after, signal }): Promise<SearchAnswer> => {
      const path = searchPath(translation.id, hash, { ...parameters, after });
      const response = await fetch(path, { signal }).catch(async (error: unknown) => {
        const own = signal.aborted
          ? undefined
          : await withDevice(({ search }) => search(translation.id, { ...parameters, after }));
        if (own) return Response.json(own);
        throw error;
      });
      if (!response.ok) throw new Error(`the search answered ${response.status}`);
      return response.json();
    },
    getNextPageParam: ({ next }) => next,
  });
}
