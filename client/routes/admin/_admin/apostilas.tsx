import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/apostilas')({
  staticData: { title: 'Gerenciar Apostilas' },
  component: () => <ComingSoon title="Gerenciar Apostilas" back="/admin/dashboard" />,
});
