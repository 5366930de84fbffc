import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '../../features/profile/profile.tsx';
import { titled } from '../../lib/page-title.ts';

export const Route = createFileRoute('/_member/profile')({
  head: titled('Meu perfil'),
  loader: ({ context: { queryClient, trpc } }) =>
    queryClient.ensureQueryData(trpc.member.consent.current.queryOptions()),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { session } = Route.useRouteContext();
  return <Profile user={session.user} />;
}
