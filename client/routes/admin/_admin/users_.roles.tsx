import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/users_/roles')({
  staticData: { title: 'Papéis de usuários' },
  component: () => <ComingSoon title="Papéis de usuários" back="/admin/dashboard" />,
});
