import { createFileRoute } from '@tanstack/react-router';
import { sharedCollectionQuery } from '../../features/collections/collections-query.ts';
import { SHARED_PAGE, SharedCollection } from '../../features/collections/shared-collection.tsx';
import { pageSearch } from '../../lib/browser/address-search.ts';
import { headOf } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_public/collection')({
  // A key of figures alone reaches the page as a number.
  validateSearch: pageSearch<{ key: string }>(({ key }) => ({ key: String(key).slice(0, 24) })),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, trpc }, deps: { key } }) => {
    await queryClient.prefetchQuery(sharedCollectionQuery(trpc, key));
    return SHARED_PAGE;
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData ? headOf(context.origin, loaderData) : {},
  component: CollectionRoute,
});

function CollectionRoute() {
  return <SharedCollection shareKey={Route.useSearch().key} />;
}
