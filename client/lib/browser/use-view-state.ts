import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { textIn } from './filter-search.ts';
import { storeView, viewsOf } from './view-state.ts';

/**
 * How a list is filtered and sorted. It stands in the page's entry of the browser's history, so
 * that it is there again on the way back from an item, and nowhere else: what members look for in
 * their own words is in no address.
 * @param read checks what was stored, which an earlier version of the page may have written
 */
export function useViewState<View extends object>(
  name: string,
  read: (stored: Readonly<Record<string, unknown>>) => View,
): [View, (change: Partial<View>) => void] {
  const hydrated = useHydrated();
  const [view, setView] = useState(() => read(hydrated ? storedView(name) : {}));
  // The server does not know the browser's history.
  useEffect(() => setView(read(storedView(name))), [name, read]);
  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    setView(next);
    storeView(name, next);
  };
  return [view, change];
}

/** What was typed into a list's search. */
export const typedIn = ({ typed }: Readonly<Record<string, unknown>>) => ({ typed: textIn(typed) });

const storedView = (name: string): Readonly<Record<string, unknown>> => ({
  ...Object(viewsOf(window.history.state)[name]),
});
