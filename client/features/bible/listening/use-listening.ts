import { createStore } from '../../../lib/browser/store.ts';

type Listening = Readonly<{ open: boolean; spokenVerse: number | null }>;

const CLOSED: Listening = { open: false, spokenVerse: null };

/** Whether the Bible is read aloud, and which verse: the device has one voice. */
const listening = createStore(CLOSED);

export function setListening(next: Listening): void {
  const { open, spokenVerse } = listening.get();
  if (next.open !== open || next.spokenVerse !== spokenVerse) listening.set(next);
}

export const stopListening = () => setListening(CLOSED);

const toggle = () => setListening({ open: !listening.get().open, spokenVerse: null });

export const useListening = () => ({ ...listening.use(), toggle });
