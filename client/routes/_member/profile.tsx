import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '../../features/account/profile.tsx';
import { useSession } from '../../lib/data/session.ts';

export const Route = createFileRoute('/_member/profile')({
  loader: async ({ context: { queryClient, trpc } }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.member.account.entrances.queryOptions()),
      queryClient.ensureQueryData(trpc.member.consent.current.queryOptions()),
      queryClient.ensureQueryData(trpc.member.tracking.current.queryOptions()),
      queryClient.prefetchQuery(trpc.member.reminders.current.queryOptions()),
    ]);
  },
  component: ProfileRoute,
});

function ProfileRoute() {
  return <Profile session={useSession()} />;
}
