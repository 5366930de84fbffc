import { createFileRoute } from '@tanstack/react-router';
import { AdminBooklets } from '../../../features/admin-booklets/admin-booklets.tsx';
import { ALL, bookletsQuery } from '../../../features/admin-booklets/admin-booklets-query.ts';
import { titled } from '../../../lib/browser/page-title.ts';

export const Route = createFileRoute('/admin/_admin/apostilas')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  head: titled('Gerenciar Apostilas'),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(bookletsQuery(trpc, ALL));
    void queryClient.prefetchQuery(trpc.admin.booklets.totals.queryOptions());
    void queryClient.prefetchQuery(trpc.admin.bookletCategories.list.queryOptions());
  },
  component: AdminBooklets,
});
