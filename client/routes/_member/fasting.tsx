import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/fasting')({
  staticData: { title: 'Jejum' },
  component: () => <ComingSoon title="Jejum" />,
});
