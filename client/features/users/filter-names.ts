import type { UserFilter, UserOrder } from '#shared/account/users.ts';

export const USER_FILTER_NAMES: Readonly<Record<UserFilter, string>> = {
  all: 'Todos',
  admin: 'Administradores',
  moderator: 'Moderadores',
  user: 'Usuários',
  pending: 'E-mail pendente',
  blocked: 'Bloqueados',
};

export const USER_ORDER_NAMES: Readonly<Record<UserOrder, string>> = {
  newest: 'Mais novos',
  oldest: 'Mais antigos',
  name: 'Nome',
  seen: 'Último acesso',
};
