import { createFileRoute } from '@tanstack/react-router';
import { BookCategories } from '../../../features/admin-books/book-categories.tsx';
import { ALL_CATEGORIES, categoriesQuery } from '../../../features/admin-books/books-query.ts';
import { titled } from '../../../lib/browser/page-title.ts';

export const Route = createFileRoute('/admin/_admin/book-categories')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  head: titled('Categorias de Livros'),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(categoriesQuery(trpc, ALL_CATEGORIES));
  },
  component: BookCategories,
});
