import { createFileRoute } from '@tanstack/react-router';
import { AdminBooklets } from '../../../features/booklets/admin/admin-booklets.tsx';
import {
  ALL,
  bookletSearch,
  bookletsQuery,
} from '../../../features/booklets/admin/admin-booklets-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';
import { searchOf } from '../../../lib/browser/filter-search.ts';

export const Route = createFileRoute('/admin/_admin/apostilas')({
  validateSearch: pageSearch(bookletSearch),
  loaderDeps: ({ search }) => bookletSearch(search),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    void queryClient.prefetchInfiniteQuery(bookletsQuery(trpc, { ...ALL, ...deps }));
    void queryClient.prefetchQuery(trpc.admin.booklets.totals.queryOptions());
    void queryClient.prefetchQuery(trpc.admin.bookletCategories.list.queryOptions());
  },
  component: FilteredRoute,
});

function FilteredRoute() {
  const navigate = Route.useNavigate();
  return (
    <AdminBooklets
      address={{ ...ALL, ...bookletSearch(Route.useSearch()) }}
      onFilter={(filter) =>
        void navigate({ search: searchOf(filter, ALL), replace: true, resetScroll: false })
      }
    />
  );
}
