import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The typed text once typing pauses, so that a search asks once instead of for each letter. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
