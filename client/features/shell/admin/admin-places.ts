import {
  Activity,
  BookCopy,
  BookMarked,
  BookOpenText,
  CircleHelp,
  FileText,
  Gauge,
  LibraryBig,
  type LucideIcon,
  ScrollText,
  Settings,
  Tags,
  UserRoundCog,
  Users,
  Wrench,
} from 'lucide-react';
import { mayOpenAdminPage, type Role } from '#shared/access.ts';
import type { LinkedPage } from '#shared/routes.ts';

export type AdminPlace = Readonly<{ to: LinkedPage; title: string; Icon: LucideIcon }>;

/** Every area of the administration, as the menu and the dashboard list them. */
const PLACES: readonly AdminPlace[] = [
  { to: '/admin/dashboard', title: 'Painel', Icon: Gauge },
  { to: '/admin/users', title: 'Usuários', Icon: Users },
  { to: '/admin/users/roles', title: 'Papéis de usuários', Icon: UserRoundCog },
  { to: '/admin/quiz', title: 'Quiz', Icon: CircleHelp },
  { to: '/admin/quiz-categories', title: 'Categorias de quiz', Icon: Tags },
  { to: '/admin/studies', title: 'Estudos temáticos', Icon: BookOpenText },
  { to: '/admin/apostilas', title: 'Apostilas', Icon: FileText },
  { to: '/admin/books', title: 'Livros', Icon: BookMarked },
  { to: '/admin/book-categories', title: 'Categorias de livros', Icon: LibraryBig },
  { to: '/admin/analytics', title: 'Análises', Icon: Activity },
  { to: '/admin/reports', title: 'Relatórios', Icon: BookCopy },
  { to: '/admin/audit', title: 'Registro de ações', Icon: ScrollText },
  { to: '/admin/settings', title: 'Configurações', Icon: Settings },
  { to: '/admin/maintenance', title: 'Manutenção', Icon: Wrench },
];

/** The areas that a role may open. */
export const placesOf = (role: Role): readonly AdminPlace[] =>
  PLACES.filter(({ to }) => mayOpenAdminPage(role, to));
