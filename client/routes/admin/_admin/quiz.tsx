import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/quiz')({
  staticData: { title: 'Quiz' },
  component: () => <ComingSoon title="Quiz" back="/admin/dashboard" />,
});
