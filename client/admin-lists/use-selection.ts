import { useState } from 'react';

/** As many items as one call takes. */
const MOST = 200;

/** The items of a list that are chosen to be handled at once; those that are gone no longer count. */
export function useSelection(listed: readonly Readonly<{ id: string }>[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = listed.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  return {
    ids,
    has: (id: string) => chosen.has(id),
    toggle: (id: string) => setChosen((before) => before.symmetricDifference(new Set([id]))),
    chooseAll: () => setChosen(new Set(listed.slice(0, MOST).map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
