/** The groups to which the list of users can be narrowed. */
export const USER_FILTERS = ['all', 'admin', 'moderator', 'user', 'pending', 'blocked'] as const;

export type UserFilter = (typeof USER_FILTERS)[number];

export const USER_FILTER_NAMES: Readonly<Record<UserFilter, string>> = {
  all: 'Todos',
  admin: 'Administradores',
  moderator: 'Moderadores',
  user: 'Usuários',
  pending: 'E-mail pendente',
  blocked: 'Bloqueados',
};

export const LONGEST_USER_SEARCH = 100;
