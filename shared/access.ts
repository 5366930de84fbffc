import { PAGES, rowOf } from './pages.ts';

/** The roles of members, by which the server refuses and the client hides what is not allowed. */
export const ROLES = ['user', 'moderator', 'admin'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Administrador',
  moderator: 'Moderador',
  user: 'Usuário',
};

/** Whether a role may look after the quiz and the booklets, with their categories. */
export function mayModerate(role: Role): boolean {
  return role === 'admin' || role === 'moderator';
}

/** Whether a role may enter the administration area. */
export function mayAdministrate(role: Role): boolean {
  return role === 'admin';
}

/** The areas of the administration that moderators look after. */
const MODERATED = PAGES.filter((page) => rowOf(page).who === 'moderator');

/** Whether a role may open a page of the administration. */
export function mayOpenAdminPage(role: Role, path: string): boolean {
  if (mayAdministrate(role)) return true;
  const moderated = MODERATED.some((area) => path === area || path.startsWith(`${area}/`));
  return moderated && mayModerate(role);
}

/** The page on which a role enters the administration; null for members. */
export function adminHomeOf(role: Role): '/admin/dashboard' | '/admin/quiz' | null {
  if (mayAdministrate(role)) return '/admin/dashboard';
  return mayModerate(role) ? '/admin/quiz' : null;
}
