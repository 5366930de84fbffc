import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/users')({
  staticData: { title: 'Usuários' },
  component: () => <ComingSoon title="Usuários" back="/admin/dashboard" />,
});
