/** The filter of a library as its address has it; absent fields stand for everything. */
export type LibrarySearch = { q?: string; category?: string };

type LibraryFilter = Readonly<{ query: string; categoryId: string | null }>;

const LONGEST = 100;

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

export const librarySearch = ({ q, category }: Record<string, unknown>): LibrarySearch => ({
  ...(isShort(q) ? { q } : {}),
  ...(isShort(category) ? { category } : {}),
});

export const filterOf = ({ q = '', category = '' }: LibrarySearch): LibraryFilter => ({
  query: q,
  categoryId: category || null,
});

export const searchOf = ({ query, categoryId }: LibraryFilter): LibrarySearch =>
  librarySearch({ q: query.trim(), category: categoryId });
