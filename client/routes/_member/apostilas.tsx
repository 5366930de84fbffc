import { createFileRoute } from '@tanstack/react-router';
import { Booklets } from '../../features/booklets/booklets.tsx';
import { ALL, bookletsQuery } from '../../features/booklets/booklets-query.ts';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/apostilas')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  head: titled('Apostilas'),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(bookletsQuery(trpc, ALL));
    void queryClient.prefetchQuery(trpc.member.booklets.categories.queryOptions());
  },
  component: Booklets,
});
