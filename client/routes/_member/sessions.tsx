import { createFileRoute } from '@tanstack/react-router';
import { Sessions } from '../../features/profile/sessions.tsx';

export const Route = createFileRoute('/_member/sessions')({
  staticData: { title: 'Sessões ativas' },
  loader: ({ context }) => context.utils.member.account.sessions.ensureData(),
  component: Sessions,
});
