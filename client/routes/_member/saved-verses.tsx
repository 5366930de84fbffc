import { createFileRoute } from '@tanstack/react-router';
import { savedQuery } from '../../features/saved-verses/saved-query.ts';
import { SavedVerses } from '../../features/saved-verses/saved-verses.tsx';

export const Route = createFileRoute('/_member/saved-verses')({
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(savedQuery(trpc, 'newest'));
    void queryClient.prefetchQuery(trpc.member.savedVerses.tags.queryOptions());
  },
  component: SavedVerses,
});
