import type { BookOrder, BookStatus, CategoryOrder } from '#shared/books.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type BookInList = Outputs['admin']['books']['list']['items'][number];
export type CategoryInList = Outputs['admin']['bookCategories']['list']['items'][number];

export type BookFilter = Readonly<{
  query: string;
  categoryId: string | null;
  status: BookStatus;
  order: BookOrder;
}>;

export const ALL_BOOKS: BookFilter = {
  query: '',
  categoryId: null,
  status: 'all',
  order: 'newest',
};

export const booksQuery = (trpc: Trpc, filter: BookFilter) =>
  trpc.admin.books.list.infiniteQueryOptions(filter, { getNextPageParam: ({ next }) => next });

type CategoryFilter = Readonly<{ query: string; order: CategoryOrder }>;

export const ALL_CATEGORIES: CategoryFilter = { query: '', order: 'newest' };

export const categoriesQuery = (trpc: Trpc, filter: CategoryFilter) =>
  trpc.admin.bookCategories.list.infiniteQueryOptions(filter, {
    getNextPageParam: ({ next }) => next,
  });
