import { createFileRoute } from '@tanstack/react-router';
import type { Testament } from '#shared/bible/canon.ts';
import { Panorama } from '../../features/panorama/panorama.tsx';
import { pageSearch } from '../../lib/browser/address-search.ts';
import { described } from '../../lib/browser/page-title.ts';
import { useOptionalSession } from '../../lib/data/session.ts';

type Search = { q?: string; testament?: Testament; category?: string };

const LONGEST = 60;

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

export const Route = createFileRoute('/_public/panorama')({
  head: described(
    '/panorama',
    'Panorama Bíblico',
    'Os 66 livros da Bíblia em uma só vista: autor, época, tema e resumo de cada um, dez categorias e uma linha do tempo.',
  ),
  validateSearch: pageSearch(
    ({ q, testament, category }: Record<string, unknown>): Search => ({
      ...(isShort(q) ? { q } : {}),
      ...(testament === 'old' || testament === 'new' ? { testament } : {}),
      ...(isShort(category) ? { category } : {}),
    }),
  ),
  component: PanoramaRoute,
});

function PanoramaRoute() {
  const navigate = Route.useNavigate();
  const { q = '', testament = null, category = null } = Route.useSearch();
  return (
    <Panorama
      signedIn={useOptionalSession() !== null}
      present={{ typed: q, testament, category }}
      onFilter={(filter) =>
        void navigate({
          search: {
            ...(filter.typed.trim() ? { q: filter.typed.trim() } : {}),
            ...(filter.testament ? { testament: filter.testament } : {}),
            ...(filter.category ? { category: filter.category } : {}),
          },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
