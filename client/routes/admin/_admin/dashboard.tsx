import { createFileRoute } from '@tanstack/react-router';
import { AdminDashboard } from '../../../features/dashboard/admin/admin-dashboard.tsx';
import { statsQuery } from '../../../features/dashboard/admin/stats-query.ts';

export const Route = createFileRoute('/admin/_admin/dashboard')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(statsQuery(trpc));
  },
  component: AdminDashboard,
});
