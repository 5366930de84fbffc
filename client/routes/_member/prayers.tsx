import { createFileRoute } from '@tanstack/react-router';
import { Prayers } from '../../features/prayers/prayers.tsx';

export const Route = createFileRoute('/_member/prayers')({
  staticData: { title: 'Orações' },
  loader: ({ context: { queryClient, trpc } }) =>
    queryClient.ensureQueryData(trpc.member.prayers.builtIn.queryOptions()),
  component: Prayers,
});
