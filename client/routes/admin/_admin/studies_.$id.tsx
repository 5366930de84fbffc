import { createFileRoute } from '@tanstack/react-router';
import { Version } from '../../../features/guided-studies/versions/version.tsx';
import {
  overviewQuery,
  versionsQuery,
} from '../../../features/guided-studies/versions/versions-query.ts';

export const Route = createFileRoute('/admin/_admin/studies_/$id')({
  loader: async ({ context: { queryClient, trpc }, params: { id } }) => {
    void queryClient.prefetchQuery(versionsQuery(trpc));
    await queryClient.ensureQueryData(overviewQuery(trpc, id));
  },
  component: VersionRoute,
});

function VersionRoute() {
  const { id } = Route.useParams();
  return <Version key={id} id={id} />;
}
