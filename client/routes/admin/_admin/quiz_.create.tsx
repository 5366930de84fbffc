import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/quiz_/create')({
  staticData: { title: 'Criar quiz' },
  component: () => <ComingSoon title="Criar quiz" back="/admin/dashboard" />,
});
