import { createFileRoute } from '@tanstack/react-router';
import { Prayers } from '../../features/prayers/prayers.tsx';

export const Route = createFileRoute('/_member/prayers')({
  loader: async ({ context: { queryClient, trpc } }) => {
    await queryClient.ensureQueryData(trpc.member.prayers.builtIn.queryOptions());
  },
  component: Prayers,
});
