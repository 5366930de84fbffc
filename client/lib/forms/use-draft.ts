import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readDraft, saveDraft } from './drafts.ts';

type Draft = readonly [text: string, set: (text: string) => void];

/** Text that survives an error, a closed page and an expired session, until it is emptied. */
export function useDraft(name: string): Draft {
  const [typed, setTyped] = useState<string | null>(null);
  // The server knows no drafts, so a page is hydrated without them.
  const stored = useHydrated() ? readDraft(name) : null;
  useEffect(() => {
    if (typed !== null) saveDraft(name, typed);
  }, [name, typed]);
  return [typed ?? stored ?? '', setTyped];
}
