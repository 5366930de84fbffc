import { chosenTranslations } from '#shared/bible/chosen-translations.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference } from '#shared/bible/reference.ts';
import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import type { Data } from '../../lib/data/data.tsx';
import { passageQuery } from './passage-query.ts';
import { headingsQuery, searchQuery } from './search-query.ts';

/** A page may name any number of passages; the rest loads after it. */
const MOST_LOADED = 3;

/**
 * Loads what the search renders first: the passages of typed references, and without a connection the
 * verses that the device finds, since a slow phone draws a page that waits for them in the time they take.
 */
export async function loadSearch({ queryClient, trpc }: Data, whole = ''): Promise<void> {
  const [installed, reading] = await Promise.all([
    queryClient.ensureQueryData(trpc.bible.translations.queryOptions()),
    queryClient.ensureQueryData(trpc.reading.state.queryOptions()),
  ]);
  const { translation } = chosenTranslations(installed.translations, reading.settings);
  const q = beginningOf(whole, LONGEST_QUERY);
  const parsed = q === '' ? null : parseReference(q);
  if (q && !parsed && translation && navigator.onLine === false) {
    await Promise.all([
      queryClient.prefetchInfiniteQuery(searchQuery(translation, { q })),
      queryClient.prefetchQuery(headingsQuery(trpc, q)),
    ]);
  }
  if (parsed?.kind !== 'references') return;
  for (const reference of parsed.references.slice(0, MOST_LOADED)) {
    void queryClient.prefetchQuery(
      passageQuery(trpc, formatReference(reference), translation?.id ?? null),
    );
  }
}
