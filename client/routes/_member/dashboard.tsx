import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { displayName } from '../../features/shell/user-menu.tsx';
import { useSession } from '../../lib/data/session.ts';

export const Route = createFileRoute('/_member/dashboard')({
  // Waits, so that no card appears under a finger that is about to press another.
  loader: async ({ context: { queryClient, trpc } }) => {
    await Promise.all([
      // The member may have read on since, here or on another device.
      queryClient.prefetchQuery({ ...trpc.reading.state.queryOptions(), staleTime: 0 }),
      queryClient.prefetchQuery(trpc.member.readingPlans.underWay.queryOptions()),
      queryClient.prefetchQuery(trpc.member.dailyVerse.queryOptions()),
      queryClient.prefetchQuery(trpc.member.guidedStudies.underWay.queryOptions()),
      queryClient.prefetchQuery(trpc.member.tracking.usedPages.queryOptions()),
      queryClient.prefetchQuery(trpc.member.welcome.open.queryOptions()),
    ]);
  },
  component: DashboardRoute,
});

function DashboardRoute() {
  const session = useSession();
  const [firstName = ''] = displayName(session).split(/\s+/);
  return <Dashboard firstName={firstName} />;
}
