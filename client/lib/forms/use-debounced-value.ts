import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed once typing pauses, so that a search asks once instead of for each letter. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
