import { createStore } from '../../lib/browser/store.ts';

/** A reading of a plan that the member opened in the reader, until they come back to the plan. */
type OpenedReading = Readonly<{ progressId: string; day: number; key: string; label: string }>;

export const openedReading = createStore<OpenedReading | null>(null);
