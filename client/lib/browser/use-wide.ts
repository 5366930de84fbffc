import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window has room for a panel beside a text, or beside two within each other; not known
 * on the server. In em, since larger text leaves less room.
 */
export function useWide(two?: boolean): boolean {
  const wide = `(min-width:${two ? 75 : 64}em)`;
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const query = matchMedia(wide);
        query.addEventListener('change', onChange);
        return () => query.removeEventListener('change', onChange);
      },
      [wide],
    ),
    () => matchMedia(wide).matches,
    () => false,
  );
}
