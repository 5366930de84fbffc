import { searchOf } from '../../lib/browser/filter-search.ts';

/** What of a search stands in the address: whose acts are looked for does not. */
type AddressedActs = Partial<
  Readonly<{ action: string | null; from: string | null; until: string | null }>
>;

const NONE = { action: null, from: null, until: null };

const dayIn = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;

/** What an address names; which actions there are is known to the screen, not around every page. */
export const actSearch = ({ action, from, until }: Record<string, unknown>): AddressedActs =>
  searchOf(
    {
      action: typeof action === 'string' && /^[\w.-]{1,60}$/.test(action) ? action : null,
      from: dayIn(from),
      until: dayIn(until),
    },
    NONE,
  );
