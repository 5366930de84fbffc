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

/** The orders of the list of users. */
export const USER_ORDERS = ['newest', 'oldest', 'name', 'seen'] as const;

export type UserOrder = (typeof USER_ORDERS)[number];

export const USER_ORDER_NAMES: Readonly<Record<UserOrder, string>> = {
  newest: 'Mais novos',
  oldest: 'Mais antigos',
  name: 'Nome',
  seen: 'Último acesso',
};

/** As many accounts as one act may change. */
export const MOST_CHOSEN = 100;
