import { createFileRoute } from '@tanstack/react-router';
import type { Testament } from '#shared/bible/canon.ts';
import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { QuickSearch } from '../../features/bible/quick-search.tsx';
import { api } from '../../lib/queries.ts';

type Search = { q?: string; testament?: Testament; book?: string };

export const Route = createFileRoute('/_member/bible-quick')({
  staticData: { title: 'Busca rápida' },
  validateSearch: (search: Record<string, unknown>): Search => {
    const { testament, book } = search;
    const q = String(search['q'] ?? '').slice(0, LONGEST_QUERY);
    return {
      ...(q === '' ? {} : { q }),
      ...(testament === 'old' || testament === 'new' ? { testament } : {}),
      ...(typeof book === 'string' && book.length === 3 ? { book } : {}),
    };
  },
  loader: () =>
    Promise.all([api.member.bible.texts.ensureData(), api.member.reading.state.ensureData()]),
  component: BibleQuickRoute,
});

function BibleQuickRoute() {
  const { q = '', testament, book } = Route.useSearch();
  return <QuickSearch q={q} testament={testament} book={book} />;
}
