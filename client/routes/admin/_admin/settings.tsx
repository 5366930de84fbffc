import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/settings')({
  staticData: { title: 'Configurações' },
  component: () => <ComingSoon title="Configurações" back="/admin/dashboard" />,
});
