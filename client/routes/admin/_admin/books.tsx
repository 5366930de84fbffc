import { createFileRoute } from '@tanstack/react-router';
import { AdminBooks } from '../../../features/admin-books/admin-books.tsx';
import { ALL_BOOKS, booksQuery } from '../../../features/admin-books/books-query.ts';
import { titled } from '../../../lib/browser/page-title.ts';

export const Route = createFileRoute('/admin/_admin/books')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  head: titled('Gerenciar Livros'),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(booksQuery(trpc, ALL_BOOKS));
    void queryClient.prefetchQuery(trpc.admin.bookCategories.names.queryOptions());
  },
  component: AdminBooks,
});
