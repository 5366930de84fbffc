import { createFileRoute } from '@tanstack/react-router';
import { Prayers } from '../../features/prayers/prayers.tsx';
import { api } from '../../lib/queries.ts';

export const Route = createFileRoute('/_member/prayers')({
  staticData: { title: 'Orações' },
  loader: ({ context: { queries } }) =>
    queries.ensureQueryData(api.member.prayers.builtIn.queryOptions()),
  component: Prayers,
});
