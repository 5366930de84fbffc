import { createFileRoute } from '@tanstack/react-router';
import { isBookCode } from '#shared/bible/canon.ts';
import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { QuickSearch } from '../../features/bible/quick-search.tsx';
import type { WordFilter } from '../../features/bible/word-filters.tsx';
import { api } from '../../lib/queries.ts';

export const Route = createFileRoute('/_member/bible-quick')({
  staticData: { title: 'Busca rápida' },
  validateSearch: (search: Record<string, unknown>): { q?: string } & WordFilter => {
    const { testament, book } = search;
    const q = String(search['q'] ?? '').slice(0, LONGEST_QUERY);
    return {
      ...(q === '' ? {} : { q }),
      ...(testament === 'old' || testament === 'new' ? { testament } : {}),
      ...(typeof book === 'string' && isBookCode(book) ? { book } : {}),
    };
  },
  loader: () =>
    Promise.all([api.member.bible.texts.ensureData(), api.member.reading.state.ensureData()]),
  component: BibleQuickRoute,
});

function BibleQuickRoute() {
  const { q = '', ...filter } = Route.useSearch();
  return <QuickSearch q={q} filter={filter} />;
}
