import { Link } from '@tanstack/react-router';
import type { LinkedPage } from '#shared/routes.ts';
import { Page } from '../../ui/page.tsx';

const MODULES: readonly Readonly<{ to: LinkedPage; title: string }>[] = [
  { to: '/admin/users', title: 'Usuários' },
  { to: '/admin/users/roles', title: 'Papéis de usuários' },
  { to: '/admin/quiz', title: 'Quiz' },
  { to: '/admin/quiz-categories', title: 'Categorias de quiz' },
  { to: '/admin/apostilas', title: 'Apostilas' },
  { to: '/admin/books', title: 'Livros' },
  { to: '/admin/book-categories', title: 'Categorias de livros' },
  { to: '/admin/analytics', title: 'Análises' },
  { to: '/admin/reports', title: 'Relatórios' },
  { to: '/admin/settings', title: 'Configurações' },
  { to: '/admin/maintenance', title: 'Manutenção' },
];

/** The entrance to the administration; its figures come with the areas they count. */
export function AdminDashboard() {
  return (
    <Page title="Painel administrativo" back={null} wide>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 md:grid-cols-4">
        {MODULES.map(({ to, title }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex min-h-20 items-center p-3 font-semibold hover:border-edge md:p-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
