import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '../../features/profile/profile.tsx';
import { api } from '../../lib/queries.ts';

export const Route = createFileRoute('/_member/profile')({
  staticData: { title: 'Meu perfil' },
  loader: ({ context: { queries } }) =>
    queries.ensureQueryData(api.member.consent.current.queryOptions()),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { session } = Route.useRouteContext();
  return <Profile user={session.user} />;
}
