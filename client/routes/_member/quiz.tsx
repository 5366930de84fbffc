import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/quiz')({
  staticData: { title: 'Quiz bíblico' },
  component: () => <ComingSoon title="Quiz bíblico" />,
});
