import { useState } from 'react';

/** The two places where a search can be entered. */
export type SearchSource = 'box' | 'filters';

type Part = 'box' | 'filters';

const UNTOUCHED: Readonly<Record<Part, boolean>> = { box: false, filters: false };

/**
 * The searches of one page, one after the other. A result belongs to the text in the fields,
 * so this tracks whether they differ from what was searched.
 */
export function useSearches(q: string) {
  const [source, setSource] = useState<SearchSource | null>(null);
  const [search, setSearch] = useState({ q, runs: 0, changed: UNTOUCHED });
  const renew = () => setSearch(({ runs }) => ({ q, runs: runs + 1, changed: UNTOUCHED }));
  if (search.q !== q) renew();
  return {
    source,
    /** Rises with each search: its fields are filled anew. */
    runs: search.runs,
    edited: search.changed.box || search.changed.filters,
    begin: (next: string, from: SearchSource) => {
      setSource(from);
      if (next === q) renew();
    },
    edit: (part: Part, differs: boolean) =>
      setSearch((before) => ({ ...before, changed: { ...before.changed, [part]: differs } })),
  };
}
