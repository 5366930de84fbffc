import { useState } from 'react';

/** How a search was asked for on this page; null for one that came with the address. */
export type How = 'in the box' | 'by choice';

type Part = 'box' | 'filters';

const UNTOUCHED: Readonly<Record<Part, boolean>> = { box: false, filters: false };

/**
 * The searches of a page one after the other. A result belongs to what stands in the fields:
 * whether they were changed since is told here, and that they were not where a change is undone.
 */
export function useSearches(q: string) {
  const [asked, setAsked] = useState<How | null>(null);
  const [search, setSearch] = useState({ q, runs: 0, changed: UNTOUCHED });
  const renew = () => setSearch(({ runs }) => ({ q, runs: runs + 1, changed: UNTOUCHED }));
  if (search.q !== q) renew();
  return {
    asked,
    /** Rises with each search: its fields are filled anew. */
    runs: search.runs,
    edited: search.changed.box || search.changed.filters,
    begin: (next: string, how: How) => {
      setAsked(how);
      if (next === q) renew();
    },
    edit: (part: Part, differs: boolean) =>
      setSearch((before) => ({ ...before, changed: { ...before.changed, [part]: differs } })),
  };
}
