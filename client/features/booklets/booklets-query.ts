import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type Booklet = Outputs['member']['booklets']['list']['items'][number];

export type Filter = Readonly<{ query: string; categoryId: string | null }>;

export const ALL: Filter = { query: '', categoryId: null };

export const bookletsQuery = (trpc: Trpc, filter: Filter) =>
  trpc.member.booklets.list.infiniteQueryOptions(filter, { getNextPageParam: ({ next }) => next });
