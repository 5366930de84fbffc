import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/analytics')({
  staticData: { title: 'Análises' },
  component: () => <ComingSoon title="Análises" back="/admin/dashboard" />,
});
