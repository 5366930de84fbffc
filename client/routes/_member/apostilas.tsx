import { createFileRoute } from '@tanstack/react-router';
import { Booklets } from '../../features/booklets/booklets.tsx';
import { bookletsQuery } from '../../features/booklets/booklets-query.ts';
import { pageSearch } from '../../lib/browser/address-search.ts';
import {
  filterOf,
  type LibrarySearch,
  librarySearch,
  searchOf,
} from '../../lib/browser/library-search.ts';

export const Route = createFileRoute('/_member/apostilas')({
  validateSearch: pageSearch(
    (search: Record<string, unknown>): LibrarySearch => librarySearch(search),
  ),
  loaderDeps: ({ search }) => search,
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    void queryClient.prefetchInfiniteQuery(bookletsQuery(trpc, filterOf(deps)));
    void queryClient.prefetchQuery(trpc.member.booklets.categories.queryOptions());
  },
  component: BookletsRoute,
});

function BookletsRoute() {
  const navigate = Route.useNavigate();
  return (
    <Booklets
      present={filterOf(Route.useSearch())}
      onFilter={(filter) =>
        void navigate({ search: searchOf(filter), replace: true, resetScroll: false })
      }
    />
  );
}
