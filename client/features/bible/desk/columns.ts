import { createStore } from '../../../lib/browser/store.ts';

/** What stands beside the text of a wide window: all in one column, own notes in another, or they alone. */
export const COLUMNS = ['one', 'two', 'notes'] as const;
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
