import { useSyncExternalStore } from 'react';

type Listening = Readonly<{ open: boolean; spoken: number | null }>;

const CLOSED: Listening = { open: false, spoken: null };
let current = CLOSED;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The device has one voice: whether it reads the Bible, and which verse, is told here. */
export function setListening(next: Listening): void {
  if (next.open === current.open && next.spoken === current.spoken) return;
  current = next;
  for (const listener of listeners) listener();
}

const toggle = () => setListening(current.open ? CLOSED : { open: true, spoken: null });

export function useListening() {
  const state = useSyncExternalStore(
    subscribe,
    () => current,
    () => CLOSED,
  );
  return { ...state, toggle };
}
