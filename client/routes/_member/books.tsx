import { createFileRoute } from '@tanstack/react-router';
import { Books } from '../../features/books/books.tsx';
import { ALL_BOOKS, libraryQuery } from '../../features/books/books-query.ts';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/books')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  head: titled('Biblioteca Digital'),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(libraryQuery(trpc, ALL_BOOKS));
    void queryClient.prefetchQuery(trpc.member.books.categories.queryOptions());
  },
  component: Books,
});
