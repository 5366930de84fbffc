import { searchOf, textIn } from '../../../lib/browser/filter-search.ts';
import type { Outputs, Trpc } from '../../../lib/data/trpc.ts';

export type Booklet = Outputs['admin']['booklets']['list']['items'][number];
export type Category = Outputs['admin']['bookletCategories']['list'][number];

export type Filter = Readonly<{ query: string; categoryId: string | null }>;

export const ALL: Filter = { query: '', categoryId: null };

/** The filter that an address names. */
export const bookletSearch = ({ query, categoryId }: Record<string, unknown>): Partial<Filter> =>
  searchOf({ query: textIn(query), categoryId: textIn(categoryId) || null }, ALL);

export const bookletsQuery = (trpc: Trpc, filter: Filter) =>
  trpc.admin.booklets.list.infiniteQueryOptions(filter, { getNextPageParam: ({ next }) => next });
