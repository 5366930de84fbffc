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
import { PAGES, type PageWith, rowOf } from '#shared/pages.ts';

type Place = PageWith<'menu'>;
export type AdminPlace = Readonly<{ to: Place; title: string; Icon: LucideIcon }>;

/** The icon of every area of the administration. */
const ICONS: Readonly<Record<Place, LucideIcon>> = {
  '/admin/dashboard': Gauge,
  '/admin/users': Users,
  '/admin/users/roles': UserRoundCog,
  '/admin/quiz': CircleHelp,
  '/admin/quiz-categories': Tags,
  '/admin/studies': BookOpenText,
  '/admin/apostilas': FileText,
  '/admin/books': BookMarked,
  '/admin/book-categories': LibraryBig,
  '/admin/analytics': Activity,
  '/admin/reports': BookCopy,
  '/admin/audit': ScrollText,
  '/admin/settings': Settings,
  '/admin/maintenance': Wrench,
};

const isPlace = (page: string): page is Place => Object.hasOwn(ICONS, page);

/** The areas that a role may open, as the menu and the dashboard list them. */
export const placesOf = (role: Role): readonly AdminPlace[] =>
  PAGES.filter(isPlace)
    .filter((to) => mayOpenAdminPage(role, to))
    .map((to) => ({ to, title: rowOf(to).menu ?? rowOf(to).title, Icon: ICONS[to] }));
