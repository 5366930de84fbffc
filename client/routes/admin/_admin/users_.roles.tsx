import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/users_/roles')({
  head: titled('Papéis de usuários'),
  component: () => <ComingSoon title="Papéis de usuários" back="/admin/dashboard" />,
});
