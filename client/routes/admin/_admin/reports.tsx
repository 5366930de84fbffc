import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/reports')({
  head: titled('Relatórios'),
  component: () => <ComingSoon title="Relatórios" back="/admin/dashboard" />,
});
