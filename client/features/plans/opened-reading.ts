import { createStore } from '../../lib/browser/store.ts';

/** A reading of a plan that the member opened in the reader, until they close it or the day is done. */
export type OpenedReading = Readonly<{
  progressId: string;
  /** The plan's slug, which its address has. */
  plan: string;
  day: number;
  key: string;
  label: string;
}>;

const STORED = 'opened-reading';

const store = createStore<OpenedReading | null>(null);

if (typeof sessionStorage !== 'undefined') store.set(stored());

/** The tab remembers it, so that a reload and a phone that discards the page lose nothing. */
export const openedReading = {
  ...store,
  set: (next: OpenedReading | null) => {
    store.set(next);
    try {
      if (next) sessionStorage.setItem(STORED, JSON.stringify(next));
      else sessionStorage.removeItem(STORED);
    } catch {
      // Where nothing may be stored the page remembers it until it is left.
    }
  },
};

function stored(): OpenedReading | null {
  try {
    const opened: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    return isOpened(opened) ? opened : null;
  } catch {
    return null;
  }
}

function isOpened(value: unknown): value is OpenedReading {
  const { progressId, plan, day, key, label } = Object(value);
  return [progressId, plan, key, label].every((each) => typeof each === 'string') && day > 0;
}
