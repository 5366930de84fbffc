/** The parts of a filter that differ from none, as they stand in an address. */
export function searchOf<Filter extends object>(filter: Filter, none: Filter): Partial<Filter> {
  const plain = new Map(Object.entries(none));
  const chosen = Object.entries(filter).filter(([name, value]) => plain.get(name) !== value);
  const search: Partial<Filter> = {};
  return Object.assign(search, Object.fromEntries(chosen));
}

/** A text of an address; the router reads figures as numbers. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : '';
