import type { Offer } from '#shared/answers/ai.ts';
import { AppError } from '../errors.ts';
import { COLLECTIONS, type LibraryKind } from './collections.ts';

/** Titles as texts that can be opened by their id. */
export const offersOf = (kind: LibraryKind, titles: readonly string[]): Offer[] =>
  titles.flatMap((wanted) => {
    const entry = COLLECTIONS[kind].find(({ title }) => title === wanted);
    return entry ? [{ id: entry.slug, title: entry.title }] : [];
  });

/** The entry that is opened by its id. */
export function entryOf<Entry extends { slug: string }>(
  entries: readonly Entry[],
  id: string,
): Entry {
  const entry = entries.find(({ slug }) => slug === id);
  if (!entry) throw new AppError('NOT_FOUND');
  return entry;
}
