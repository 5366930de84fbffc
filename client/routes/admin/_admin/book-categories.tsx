import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/book-categories')({
  head: titled('Categorias de Livros'),
  component: () => <ComingSoon title="Categorias de Livros" back="/admin/dashboard" />,
});
