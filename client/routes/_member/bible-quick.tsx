import { createFileRoute } from '@tanstack/react-router';
import type { Testament } from '#shared/bible/canon.ts';
import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { QuickSearch } from '../../features/bible/quick-search.tsx';
import { titled } from '../../lib/browser/page-title.ts';

type Search = { q?: string; testament?: Testament; book?: string };

export const Route = createFileRoute('/_member/bible-quick')({
  head: titled('Busca rápida'),
  validateSearch: (search: Record<string, unknown>): Search => {
    const { testament, book } = search;
    const q = String(search['q'] ?? '').slice(0, LONGEST_QUERY);
    return {
      ...(q === '' ? {} : { q }),
      ...(testament === 'old' || testament === 'new' ? { testament } : {}),
      ...(typeof book === 'string' && book.length === 3 ? { book } : {}),
    };
  },
  loader: async ({ context: { queryClient, trpc } }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.member.bible.translations.queryOptions()),
      queryClient.ensureQueryData(trpc.member.reading.state.queryOptions()),
    ]);
  },
  component: BibleQuickRoute,
});

function BibleQuickRoute() {
  const { q = '', testament, book } = Route.useSearch();
  return <QuickSearch q={q} testament={testament} book={book} />;
}
