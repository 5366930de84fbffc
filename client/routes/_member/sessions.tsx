import { createFileRoute } from '@tanstack/react-router';
import { Sessions } from '../../features/account/sessions.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/sessions')({
  head: titled('Sessões ativas'),
  loader: async ({ context: { queryClient, trpc } }) => {
    await queryClient.ensureQueryData(trpc.member.account.sessions.queryOptions());
  },
  component: Sessions,
});
