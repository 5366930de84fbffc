import { createFileRoute } from '@tanstack/react-router';
import { Memorize } from '../../features/memory/memorize.tsx';

export const Route = createFileRoute('/_member/memorize')({
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.member.memory.today.queryOptions());
    void queryClient.prefetchQuery(trpc.member.memory.list.queryOptions());
  },
  component: Memorize,
});
