import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/books')({
  staticData: { title: 'Gerenciar Livros' },
  component: () => <ComingSoon title="Gerenciar Livros" back="/admin/dashboard" />,
});
