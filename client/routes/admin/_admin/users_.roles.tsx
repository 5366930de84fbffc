import { createFileRoute } from '@tanstack/react-router';
import { Roles } from '../../../features/users/roles.tsx';
import { usersQuery } from '../../../features/users/users-query.ts';

export const Route = createFileRoute('/admin/_admin/users_/roles')({
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(usersQuery(trpc, '', 'all'));
  },
  component: Roles,
});
