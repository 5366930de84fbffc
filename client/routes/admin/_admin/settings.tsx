import { createFileRoute } from '@tanstack/react-router';
import { Settings } from '../../../features/settings/settings.tsx';

export const Route = createFileRoute('/admin/_admin/settings')({
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.admin.settings.list.queryOptions());
    void queryClient.prefetchQuery(trpc.admin.settings.ports.queryOptions());
  },
  component: Settings,
});
