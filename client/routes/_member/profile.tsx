import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '../../features/profile/profile.tsx';

export const Route = createFileRoute('/_member/profile')({
  staticData: { title: 'Meu perfil' },
  loader: ({ context }) => context.utils.member.consent.current.ensureData(),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { session } = Route.useRouteContext();
  return <Profile user={session.user} />;
}
