import { createFileRoute } from '@tanstack/react-router';
import { Books } from '../../features/books/books.tsx';
import { libraryQuery } from '../../features/books/books-query.ts';
import { pageSearch } from '../../lib/browser/address-search.ts';
import {
  filterOf,
  type LibrarySearch,
  librarySearch,
  searchOf,
} from '../../lib/browser/library-search.ts';

export const Route = createFileRoute('/_member/books')({
  validateSearch: pageSearch(
    (search: Record<string, unknown>): LibrarySearch => librarySearch(search),
  ),
  loaderDeps: ({ search }) => search,
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    void queryClient.prefetchInfiniteQuery(libraryQuery(trpc, filterOf(deps)));
    void queryClient.prefetchQuery(trpc.member.books.categories.queryOptions());
  },
  component: BooksRoute,
});

function BooksRoute() {
  const navigate = Route.useNavigate();
  return (
    <Books
      present={filterOf(Route.useSearch())}
      onFilter={(filter) =>
        void navigate({ search: searchOf(filter), replace: true, resetScroll: false })
      }
    />
  );
}
