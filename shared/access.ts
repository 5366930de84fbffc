/**
 * Who may do what. The server refuses by these sentences, the client hides by them.
 */
export const ROLES = ['user', 'moderator', 'admin'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Administrador',
  moderator: 'Moderador',
  user: 'Usuário',
};

/** The administration area is for administrators alone. */
export function mayAdministrate(role: Role): boolean {
  return role === 'admin';
}
