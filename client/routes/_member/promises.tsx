import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/promises')({
  staticData: { title: 'Promessas' },
  component: () => <ComingSoon title="Promessas" />,
});
