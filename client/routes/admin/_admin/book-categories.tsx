import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/book-categories')({
  staticData: { title: 'Categorias de Livros' },
  component: () => <ComingSoon title="Categorias de Livros" back="/admin/dashboard" />,
});
