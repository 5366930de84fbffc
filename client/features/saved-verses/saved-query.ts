import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type SavedVerse = Outputs['member']['savedVerses']['list']['items'][number];

export const ORDERS = ['newest', 'canon'] as const;
export type Order = (typeof ORDERS)[number];

export const savedQuery = (trpc: Trpc, order: Order) =>
  trpc.member.savedVerses.list.infiniteQueryOptions(
    { order },
    { getNextPageParam: ({ next }) => next },
  );
