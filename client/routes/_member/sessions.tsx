import { createFileRoute } from '@tanstack/react-router';
import { Sessions } from '../../features/profile/sessions.tsx';
import { api } from '../../lib/queries.ts';

export const Route = createFileRoute('/_member/sessions')({
  staticData: { title: 'Sessões ativas' },
  loader: ({ context: { queries } }) =>
    queries.ensureQueryData(api.member.account.sessions.queryOptions()),
  component: Sessions,
});
