import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/settings')({
  head: titled('Configurações'),
  component: () => <ComingSoon title="Configurações" back="/admin/dashboard" />,
});
