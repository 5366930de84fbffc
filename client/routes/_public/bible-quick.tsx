import { createFileRoute } from '@tanstack/react-router';
import { LONGEST_SHARED } from '#shared/bible/search-results.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import { loadSearch } from '../../features/bible/load-search.ts';
import { QuickSearch } from '../../features/bible/quick-search.tsx';
import { pageSearch } from '../../lib/browser/address-search.ts';
import { headOf } from '../../lib/browser/page-title.ts';

type Search = Partial<Record<'q' | 'testament' | 'book' | 'speech', string | undefined>>;

/** The page itself knows which of them narrow a search. */
const text = (written: unknown) => (typeof written === 'string' ? written : undefined);

const SEARCH = {
  path: '/bible-quick',
  title: 'Busca rápida na Bíblia',
  description:
    'Encontre um versículo pela referência, escrita de qualquer jeito, ou pelas palavras de que você se lembra.',
};

export const Route = createFileRoute('/_public/bible-quick')({
  validateSearch: pageSearch<Search>(({ q, testament, book, speech }) => ({
    q: beginningOf(String(q ?? ''), LONGEST_SHARED) || undefined,
    testament: text(testament),
    book: text(book),
    speech: text(speech),
  })),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, deps: { q } }) => loadSearch(context, q),
  head: ({ match: { context, search } }) =>
    headOf(context.origin, { ...SEARCH, unlisted: !!search.q }),
  component: BibleQuickRoute,
});

function BibleQuickRoute() {
  const { q = '', ...narrowed } = Route.useSearch();
  return <QuickSearch whole={q} {...narrowed} />;
}
