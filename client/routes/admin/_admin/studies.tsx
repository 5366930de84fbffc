import { createFileRoute } from '@tanstack/react-router';
import { Versions } from '../../../features/guided-studies/versions/versions.tsx';
import { versionsQuery } from '../../../features/guided-studies/versions/versions-query.ts';

export const Route = createFileRoute('/admin/_admin/studies')({
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(versionsQuery(trpc));
  },
  component: Versions,
});
