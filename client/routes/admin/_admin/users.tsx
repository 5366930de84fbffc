import { createFileRoute } from '@tanstack/react-router';
import { Users } from '../../../features/users/users.tsx';
import { usersQuery } from '../../../features/users/users-query.ts';
import { titled } from '../../../lib/browser/page-title.ts';

export const Route = createFileRoute('/admin/_admin/users')({
  head: titled('Usuários'),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(usersQuery(trpc, '', 'all'));
  },
  component: Users,
});
