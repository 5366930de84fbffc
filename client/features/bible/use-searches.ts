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
  const [search, setSearch] = useState({ q, runs: 0, refills: 0, changed: UNTOUCHED });
  const renew = () =>
    setSearch(({ runs, refills, changed }) => ({
      q,
      runs: runs + 1,
      refills: refills + Number(changed.filters),
      changed: UNTOUCHED,
    }));
  if (search.q !== q) renew();
  return {
    source,
    /** Rises with each search: its box is filled anew. */
    runs: search.runs,
    /** Rises with each search after which the filters no longer say what was searched. */
    refills: search.refills,
    edited: search.changed.box || search.changed.filters,
    begin: (next: string, from: SearchSource) => {
      setSource(from);
      if (next === q) renew();
    },
    edit: (part: Part, differs: boolean) =>
      setSearch((before) => ({ ...before, changed: { ...before.changed, [part]: differs } })),
  };
}
