import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type Book = Outputs['member']['books']['list']['items'][number];

export type LibraryFilter = Readonly<{ query: string; categoryId: string | null }>;

export const ALL_BOOKS: LibraryFilter = { query: '', categoryId: null };

export const libraryQuery = (trpc: Trpc, filter: LibraryFilter) =>
  trpc.member.books.list.infiniteQueryOptions(filter, { getNextPageParam: ({ next }) => next });
