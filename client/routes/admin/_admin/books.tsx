import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../lib/browser/page-title.ts';
import { ComingSoon } from '../../../ui/coming-soon.tsx';

export const Route = createFileRoute('/admin/_admin/books')({
  head: titled('Gerenciar Livros'),
  component: () => <ComingSoon title="Gerenciar Livros" back="/admin/dashboard" />,
});
