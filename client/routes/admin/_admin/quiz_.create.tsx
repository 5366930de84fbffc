import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/quiz_/create')({
  head: titled('Criar quiz'),
  component: () => <ComingSoon title="Criar quiz" back="/admin/dashboard" />,
});
