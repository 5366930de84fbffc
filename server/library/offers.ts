import { AppError } from '../errors.ts';

/** The entry that is opened by its id. */
export function entryOf<Entry extends { slug: string }>(
  entries: readonly Entry[],
  id: string,
): Entry {
  const entry = entries.find(({ slug }) => slug === id);
  if (!entry) throw new AppError('NOT_FOUND');
  return entry;
}
