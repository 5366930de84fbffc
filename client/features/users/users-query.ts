import type { UserFilter, UserOrder } from '#shared/users.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type User = Outputs['admin']['users']['list']['items'][number];

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
