import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  type SearchAnswer,
  type SearchParameters,
  searchPath,
} from '#shared/bible/search-results.ts';
import type { Trpc } from '../../lib/data/trpc.ts';
import { withDevice } from '../../offline/with-device.ts';
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
      parameters.speech ?? '',
    ],
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      findVerses(translation.id, hash, { ...parameters, after }, signal),
    getNextPageParam: ({ next }) => next,
  });
}

/** The section headings that have the typed words. */
export const headingsQuery = (trpc: Trpc, q: string) =>
  trpc.bible.headings.queryOptions({ q }, { staleTime: Number.POSITIVE_INFINITY });

/** A device that can search does not wait longer for a slow line. */
const PATIENCE_MS = 4000;
/** A gateway's own answers where the server behind it is away. */
const AWAY: ReadonlySet<number> = new Set([502, 504]);

/** Asks the server, whose screen hears more, and else the texts on the device. */
async function findVerses(
  translation: string,
  hash: string,
  parameters: SearchParameters,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  // Where the browser knows of no network, an attempt would only hold up what the device finds.
  const alone = navigator.onLine ? null : await searchHere(translation, parameters);
  if (alone) return alone;
  const asked = askServer(searchPath(translation, hash, parameters), signal);
  const first = await Promise.race([asked, patience()]);
  if (first instanceof Response) return first.json();
  signal.throwIfAborted();
  const own = await searchHere(translation, parameters);
  if (own) return own;
  const late = await asked;
  if (late instanceof Response) return late.json();
  throw late;
}

const searchHere = (translation: string, parameters: SearchParameters) =>
  withDevice(({ search }) => search(translation, parameters));

const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

/** @returns the reason where nobody is there to search */
async function askServer(path: string, signal: AbortSignal): Promise<Response | Error> {
  try {
    const response = await fetch(path, { signal });
    if (response.ok) return response;
    const problem = new Error(`the search answered ${response.status}`);
    if (AWAY.has(response.status)) return problem;
    throw problem;
  } catch (error) {
    return error instanceof TypeError ? error : Promise.reject(error);
  }
}
