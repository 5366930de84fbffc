import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type Booklet = Outputs['admin']['booklets']['list']['items'][number];
export type Category = Outputs['admin']['bookletCategories']['list'][number];

type Filter = Readonly<{ query: string; categoryId: string | null }>;

export const ALL: Filter = { query: '', categoryId: null };

export const bookletsQuery = (trpc: Trpc, filter: Filter) =>
  trpc.admin.booklets.list.infiniteQueryOptions(filter, { getNextPageParam: ({ next }) => next });
