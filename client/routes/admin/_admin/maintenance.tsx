import { createFileRoute } from '@tanstack/react-router';
import { Maintenance } from '../../../features/maintenance/maintenance.tsx';
import {
  cachesQuery,
  instancesQuery,
  jobsQuery,
  sessionsQuery,
  stateQuery,
  translationsQuery,
} from '../../../features/maintenance/maintenance-queries.ts';

export const Route = createFileRoute('/admin/_admin/maintenance')({
  // Each section itself shows its data or its error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(stateQuery(trpc));
    void queryClient.prefetchQuery(instancesQuery(trpc));
    void queryClient.prefetchQuery(jobsQuery(trpc));
    void queryClient.prefetchQuery(translationsQuery(trpc));
    void queryClient.prefetchQuery(sessionsQuery(trpc));
    void queryClient.prefetchQuery(cachesQuery(trpc));
    void queryClient.prefetchQuery(trpc.admin.maintenance.versions.queryOptions());
  },
  component: Maintenance,
});
