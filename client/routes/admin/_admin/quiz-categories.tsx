import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/quiz-categories')({
  staticData: { title: 'Categorias de quiz' },
  component: () => <ComingSoon title="Categorias de quiz" back="/admin/dashboard" />,
});
