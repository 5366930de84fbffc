import { createFileRoute } from '@tanstack/react-router';
import { AdminDashboard } from '../../../features/dashboard/admin/admin-dashboard.tsx';
import { statsQuery } from '../../../features/dashboard/admin/stats-query.ts';

export const Route = createFileRoute('/admin/_admin/dashboard')({
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(statsQuery(trpc));
  },
  component: AdminDashboard,
});
