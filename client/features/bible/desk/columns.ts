import { createStore } from '../../../lib/browser/store.ts';

/**
 * What stands beside the text of a wide window: all in one column, own notes in another, or they
 * alone; or the second translation in a column of its own.
 */
export const COLUMNS = ['one', 'two', 'notes', 'second'] as const;
export type Columns = (typeof COLUMNS)[number];

const KEY = 'reader-columns';

const store = createStore<Columns | null>(null);

/** What was chosen on this device, since each has a screen of its own. */
export const useColumns = (): Columns => store.use() ?? storedColumns();

export function chooseColumns(columns: Columns): void {
  store.set(columns);
  localStorage.setItem(KEY, columns);
}

function storedColumns(): Columns {
  const stored = localStorage.getItem(KEY);
  return COLUMNS.find((each) => each === stored) ?? 'one';
}

const UNDERLINING = 'reader-differences';
const ON = 'underlined';

const underlining = createStore<boolean | null>(null);

/** Whether words in which two translations differ are underlined on this device. */
export const useUnderlining = (): boolean =>
  underlining.use() ?? localStorage.getItem(UNDERLINING) === ON;

export function underline(on: boolean): void {
  underlining.set(on);
  if (on) localStorage.setItem(UNDERLINING, ON);
  else localStorage.removeItem(UNDERLINING);
}
