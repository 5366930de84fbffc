import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/maintenance')({
  staticData: { title: 'Manutenção' },
  component: () => <ComingSoon title="Manutenção" back="/admin/dashboard" />,
});
