import { createFileRoute } from '@tanstack/react-router';
import { Sessions } from '../../features/profile/sessions.tsx';

export const Route = createFileRoute('/_member/sessions')({
  staticData: { title: 'Sessões ativas' },
  loader: ({ context: { queryClient, trpc } }) =>
    queryClient.ensureQueryData(trpc.member.account.sessions.queryOptions()),
  component: Sessions,
});
