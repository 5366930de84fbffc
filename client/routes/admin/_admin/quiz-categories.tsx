import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/quiz-categories')({
  head: titled('Categorias de quiz'),
  component: () => <ComingSoon title="Categorias de quiz" back="/admin/dashboard" />,
});
