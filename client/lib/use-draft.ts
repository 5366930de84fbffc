import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

type Draft = readonly [text: string, set: (text: string) => void, forget: () => void];

/**
 * Text that survives an error, a closed page and an expired session, until it is used.
 * @returns besides, how to forget it once it is where it belongs
 */
export function useDraft(key: string, initial = ''): Draft {
  const name = `draft:${key}`;
  const [typed, setTyped] = useState<string | null>(null);
  // A page that is being taken over begins as the server drew it, which knows no drafts.
  const kept = useHydrated() ? sessionStorage.getItem(name) : null;
  useEffect(() => {
    if (typed === null) return;
    if (typed === initial) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, typed);
  }, [name, typed, initial]);
  return [typed ?? kept ?? initial, setTyped, () => sessionStorage.removeItem(name)];
}
