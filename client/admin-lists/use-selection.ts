import { useLayoutEffect, useState } from 'react';

/** As many items as one call takes. */
const MOST = 200;

/** The name of the boxes of a list, whose value is the id of what they choose. */
export const CHOOSES = 'chooses';

/** Tells of the boxes that were ticked before hydration: React leaves them so without an event. */
export function useTickedBeforeHydration(onTicked: (ids: ReadonlySet<string>) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first rendering finds such boxes
  useLayoutEffect(() => {
    const boxes = document.querySelectorAll<HTMLInputElement>(`[name=${CHOOSES}]:checked`);
    if (boxes.length > 0) onTicked(new Set([...boxes].map(({ value }) => value)));
  }, []);
}

/** The items of a list that are chosen to be handled at once; those that are gone no longer count. */
export function useSelection(listed: readonly Readonly<{ id: string }>[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useTickedBeforeHydration(setChosen);
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
