import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/quiz_/edit/$id')({
  staticData: { title: 'Editar quiz' },
  component: () => <ComingSoon title="Editar quiz" back="/admin/dashboard" />,
});
