import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1200px)';

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
