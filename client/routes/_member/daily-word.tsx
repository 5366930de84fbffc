import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/daily-word')({
  staticData: { title: 'Palavra do dia' },
  component: () => <ComingSoon title="Palavra do dia" />,
});
