import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/reports')({
  staticData: { title: 'Relatórios' },
  component: () => <ComingSoon title="Relatórios" back="/admin/dashboard" />,
});
