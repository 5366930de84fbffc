import { useSyncExternalStore } from 'react';

/** 1200 px where text has its usual size: larger text leaves no room beside it. */
const WIDE = '(min-width: 75em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for a panel beside a text; not known on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
