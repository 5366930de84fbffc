import { useEffect, useMemo, useRef } from 'react';

type DebouncedSave<Value> = Readonly<{ set: (value: Value) => void; flush: () => void }>;

/**
 * Saves the last of several values after a pause, and at once when the component goes or
 * the page is hidden.
 */
export function useDebouncedSave<Value>(
  pauseMs: number,
  save: (value: Value) => void,
): DebouncedSave<Value> {
  const latestSave = useRef(save);
  latestSave.current = save;
  const debounced = useMemo(() => {
    let pending: { value: Value; timer: ReturnType<typeof setTimeout> } | null = null;
    const flush = () => {
      if (!pending) return;
      const { value, timer } = pending;
      clearTimeout(timer);
      pending = null;
      latestSave.current(value);
    };
    const set = (value: Value) => {
      if (pending) clearTimeout(pending.timer);
      pending = { value, timer: setTimeout(flush, pauseMs) };
    };
    return { set, flush };
  }, [pauseMs]);
  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') debounced.flush();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      debounced.flush();
    };
  }, [debounced]);
  return debounced;
}
