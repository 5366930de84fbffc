import { createStore } from '../../../lib/browser/store.ts';
import { type CopyForm, USUAL_FORM } from './copied-text.ts';

const KEY = 'copy-form';

const store = createStore<CopyForm | null>(null);

/** The form that was chosen on this device, since a phone copies to other places than a desk. */
export const copyForm = (): CopyForm => store.get() ?? storedForm();

export const useCopyForm = (): CopyForm => store.use() ?? copyForm();

export function changeCopyForm(change: Partial<CopyForm>): void {
  const form = { ...copyForm(), ...change };
  store.set(form);
  localStorage.setItem(KEY, JSON.stringify(form));
}

function storedForm(): CopyForm {
  const stored = localStorage.getItem(KEY) ?? '';
  return {
    numbers: !stored.includes('"numbers":false'),
    place: stored.includes('"place":"before"') ? 'before' : USUAL_FORM.place,
    lines: stored.includes('"lines":true'),
  };
}
