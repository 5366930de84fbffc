import { createFileRoute } from '@tanstack/react-router';
import { AdminBooks } from '../../../features/books/admin/admin-books.tsx';
import { ALL_BOOKS, bookSearch, booksQuery } from '../../../features/books/admin/books-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';
import { searchOf } from '../../../lib/browser/filter-search.ts';

export const Route = createFileRoute('/admin/_admin/books')({
  validateSearch: pageSearch(bookSearch),
  loaderDeps: ({ search }) => bookSearch(search),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    void queryClient.prefetchInfiniteQuery(booksQuery(trpc, { ...ALL_BOOKS, ...deps }));
    void queryClient.prefetchQuery(trpc.admin.bookCategories.names.queryOptions());
  },
  component: FilteredRoute,
});

function FilteredRoute() {
  const navigate = Route.useNavigate();
  return (
    <AdminBooks
      address={{ ...ALL_BOOKS, ...bookSearch(Route.useSearch()) }}
      onFilter={(filter) =>
        void navigate({ search: searchOf(filter, ALL_BOOKS), replace: true, resetScroll: false })
      }
    />
  );
}
