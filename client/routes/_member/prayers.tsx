import { createFileRoute } from '@tanstack/react-router';
import { Prayers } from '../../features/prayers/prayers.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/prayers')({
  head: titled('Orações'),
  loader: async ({ context: { queryClient, trpc } }) => {
    await queryClient.ensureQueryData(trpc.member.prayers.builtIn.queryOptions());
  },
  component: Prayers,
});
