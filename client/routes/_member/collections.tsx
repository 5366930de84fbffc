import { createFileRoute } from '@tanstack/react-router';
import { CollectionPage } from '../../features/collections/collection.tsx';
import { Collections } from '../../features/collections/collections.tsx';
import { collectionQuery, collectionsQuery } from '../../features/collections/collections-query.ts';
import { pageSearch } from '../../lib/browser/address-search.ts';

export const Route = createFileRoute('/_member/collections')({
  validateSearch: pageSearch<{ id?: string }>(({ id }) =>
    id === undefined ? {} : { id: String(id).slice(0, 36) },
  ),
  loaderDeps: ({ search: { id } }) => ({ id }),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(collectionQuery(trpc, id));
    else void queryClient.prefetchInfiniteQuery(collectionsQuery(trpc));
  },
  component: CollectionsRoute,
});

function CollectionsRoute() {
  const { id } = Route.useSearch();
  return id ? <CollectionPage key={id} id={id} /> : <Collections />;
}
