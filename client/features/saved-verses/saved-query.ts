import { api } from '../../lib/queries.ts';
import type { Outputs } from '../../lib/trpc.ts';

export type SavedVerse = Outputs['member']['savedVerses']['list']['items'][number];

export const ORDERS = ['newest', 'canon'] as const;
export type Order = (typeof ORDERS)[number];

export const savedQuery = (order: Order) =>
  api.member.savedVerses.list.infiniteQueryOptions(
    { order },
    { getNextPageParam: ({ next }) => next },
  );
