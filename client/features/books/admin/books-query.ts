import {
  BOOK_ORDERS,
  BOOK_STATUSES,
  type BookOrder,
  type BookStatus,
  CATEGORY_ORDERS,
  type CategoryOrder,
} from '#shared/books/book-lists.ts';
import { searchOf, textIn } from '../../../lib/browser/filter-search.ts';
import type { Outputs, Trpc } from '../../../lib/data/trpc.ts';

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

/** The filter of books that an address names. */
export const bookSearch = ({
  query,
  categoryId,
  status,
  order,
}: Record<string, unknown>): Partial<BookFilter> =>
  searchOf(
    {
      query: textIn(query),
      categoryId: textIn(categoryId) || null,
      status: BOOK_STATUSES.find((each) => each === status) ?? 'all',
      order: BOOK_ORDERS.find((each) => each === order) ?? 'newest',
    },
    ALL_BOOKS,
  );

export const booksQuery = (trpc: Trpc, filter: BookFilter) =>
  trpc.admin.books.list.infiniteQueryOptions(filter, { getNextPageParam: ({ next }) => next });

export type CategoryFilter = Readonly<{ query: string; order: CategoryOrder }>;

export const ALL_CATEGORIES: CategoryFilter = { query: '', order: 'newest' };

/** The filter of categories that an address names. */
export const categorySearch = ({
  query,
  order,
}: Record<string, unknown>): Partial<CategoryFilter> =>
  searchOf(
    {
      query: textIn(query),
      order: CATEGORY_ORDERS.find((each) => each === order) ?? 'newest',
    },
    ALL_CATEGORIES,
  );

export const categoriesQuery = (trpc: Trpc, filter: CategoryFilter) =>
  trpc.admin.bookCategories.list.infiniteQueryOptions(filter, {
    getNextPageParam: ({ next }) => next,
  });
