import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '../../features/profile/profile.tsx';
import { api } from '../../lib/queries.ts';

export const Route = createFileRoute('/_member/profile')({
  staticData: { title: 'Meu perfil' },
  loader: () => api.member.consent.current.ensureData(),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { session } = Route.useRouteContext();
  return <Profile user={session.user} />;
}
