import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/quiz_/edit/$id')({
  head: titled('Editar quiz'),
  component: () => <ComingSoon title="Editar quiz" back="/admin/dashboard" />,
});
