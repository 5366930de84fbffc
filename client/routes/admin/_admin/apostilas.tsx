import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/apostilas')({
  head: titled('Gerenciar Apostilas'),
  component: () => <ComingSoon title="Gerenciar Apostilas" back="/admin/dashboard" />,
});
