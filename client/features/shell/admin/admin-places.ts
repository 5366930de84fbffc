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
import { PAGES, type Page, type PageWith, rowOf } from '#shared/pages.ts';

type Place = PageWith<'menu'>;
export type AdminPlace = Readonly<{ to: Place; title: string; Icon: LucideIcon }>;

/** The icon of every area of the administration; a list may do with that of lists. */
const ICONS: Readonly<
  Record<Exclude<Place, PageWith<'keeps'>>, LucideIcon> &
    Partial<Record<PageWith<'keeps'>, LucideIcon>>
> = {
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

const isPlace = (page: Page): page is Place => rowOf(page).menu !== undefined;

/** The areas that a role may open, as the menu and the dashboard list them. */
export const placesOf = (role: Role): readonly AdminPlace[] =>
  PAGES.filter(isPlace)
    .filter((to) => mayOpenAdminPage(role, to))
    .map((to) => ({ to, title: rowOf(to).menu ?? rowOf(to).title, Icon: ICONS[to] ?? LibraryBig }));
