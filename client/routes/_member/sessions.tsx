import { createFileRoute } from '@tanstack/react-router';
import { Sessions } from '../../features/account/sessions.tsx';

export const Route = createFileRoute('/_member/sessions')({
  loader: async ({ context: { queryClient, trpc } }) => {
    await queryClient.ensureQueryData(trpc.member.account.sessions.queryOptions());
  },
  component: Sessions,
});
