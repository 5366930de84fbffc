import { createFileRoute } from '@tanstack/react-router';
import { BookCategories } from '../../../features/books/admin/book-categories.tsx';
import {
  ALL_CATEGORIES,
  categoriesQuery,
  categorySearch,
} from '../../../features/books/admin/books-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';
import { searchOf } from '../../../lib/browser/filter-search.ts';

export const Route = createFileRoute('/admin/_admin/book-categories')({
  validateSearch: pageSearch(categorySearch),
  loaderDeps: ({ search }) => categorySearch(search),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    void queryClient.prefetchInfiniteQuery(categoriesQuery(trpc, { ...ALL_CATEGORIES, ...deps }));
  },
  component: FilteredRoute,
});

function FilteredRoute() {
  const navigate = Route.useNavigate();
  return (
    <BookCategories
      address={{ ...ALL_CATEGORIES, ...categorySearch(Route.useSearch()) }}
      onFilter={(filter) =>
        void navigate({
          search: searchOf(filter, ALL_CATEGORIES),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
