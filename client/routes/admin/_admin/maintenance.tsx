import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/maintenance')({
  head: titled('Manutenção'),
  component: () => <ComingSoon title="Manutenção" back="/admin/dashboard" />,
});
