import {
  USER_FILTERS,
  USER_ORDERS,
  type UserFilter,
  type UserOrder,
} from '#shared/account/users.ts';
import { searchOf } from '../../lib/browser/filter-search.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type User = Outputs['admin']['users']['list']['items'][number];

export type UserView = Readonly<{ filter: UserFilter; order: UserOrder }>;

export const ALL_USERS: UserView = { filter: 'all', order: 'newest' };

/** The filter of accounts that an address names; names and e-mails stay out of addresses. */
export const userSearch = ({ filter, order }: Record<string, unknown>): Partial<UserView> =>
  searchOf(
    {
      filter: USER_FILTERS.find((each) => each === filter) ?? 'all',
      order: USER_ORDERS.find((each) => each === order) ?? 'newest',
    },
    ALL_USERS,
  );

export const usersQuery = (
  trpc: Trpc,
  words: string,
  filter: UserFilter,
  order: UserOrder = 'newest',
) =>
  trpc.admin.users.list.infiniteQueryOptions(
    { words, filter, order },
    { getNextPageParam: ({ next }) => next },
  );
