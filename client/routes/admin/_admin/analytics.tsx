import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/analytics')({
  head: titled('Análises'),
  component: () => <ComingSoon title="Análises" back="/admin/dashboard" />,
});
