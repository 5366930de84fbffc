import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/prayers')({
  staticData: { title: 'Orações' },
  component: () => <ComingSoon title="Orações" />,
});
