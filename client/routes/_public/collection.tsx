import { createFileRoute } from '@tanstack/react-router';
import { sharedCollectionQuery } from '../../features/collections/collections-query.ts';
import { SharedCollection } from '../../features/collections/shared-collection.tsx';
import { pageSearch } from '../../lib/browser/address-search.ts';
import { headOf } from '../../lib/browser/page-title.ts';

const A_KEY = /^[\w-]{24}$/;
const PAGE = {
  path: '/collection',
  title: 'Coleção de passagens',
  description: 'Passagens da Bíblia reunidas para uma aula, uma visita ou um encontro.',
  // What members write for whom they send the link to is no page of ours for search engines.
  unlisted: true,
};

export const Route = createFileRoute('/_public/collection')({
  validateSearch: pageSearch<{ key?: string }>(({ key }) =>
    // A key of figures alone reaches the page as a number.
    A_KEY.test(String(key)) ? { key: String(key) } : {},
  ),
  loaderDeps: ({ search: { key } }) => ({ key }),
  loader: async ({ context: { queryClient, trpc }, deps: { key } }) => {
    if (key) await queryClient.prefetchQuery(sharedCollectionQuery(trpc, key));
  },
  head: ({ match }) => headOf(match.context.origin, PAGE),
  component: CollectionRoute,
});

function CollectionRoute() {
  return <SharedCollection shareKey={Route.useSearch().key ?? ''} />;
}
