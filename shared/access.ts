/** The roles of members, by which the server refuses and the client hides what is not allowed. */
export const ROLES = ['user', 'moderator', 'admin'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Administrador',
  moderator: 'Moderador',
  user: 'Usuário',
};

/** Whether a role may look after the quiz and its categories. */
export function mayModerate(role: Role): boolean {
  return role === 'admin' || role === 'moderator';
}

/** Whether a role may enter the administration area. */
export function mayAdministrate(role: Role): boolean {
  return role === 'admin';
}
