import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  forgetDrafts,
  ownDrafts,
  readDraft,
  saveDraft,
  saveFields,
} from '#client/lib/forms/drafts.ts';
import { resolverOf } from '#client/lib/forms/use-form.ts';
import { VerseNotesForm } from '#client/scripture/verse-notes.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => {
      stored.set(name, value);
      Object.assign(storage, { [name]: value });
    },
    removeItem: (name: string) => {
      stored.delete(name);
      Reflect.deleteProperty(storage, name);
    },
  };
  vi.stubGlobal('sessionStorage', storage);
  return () => vi.unstubAllGlobals();
});

const INITIAL = { title: 'Salmo 23', words: '', topics: ['paz'] };

test('a form’s draft holds the fields that were changed, and goes when they are changed back', () => {
  saveFields('form:note', { ...INITIAL, words: 'O Senhor', topics: ['paz'] }, INITIAL);
  expect(JSON.parse(readDraft('form:note') ?? '')).toEqual({ words: 'O Senhor' });
  saveFields('form:note', { ...INITIAL }, INITIAL);
  expect(readDraft('form:note')).toBeNull();
});

test('drafts stay for the member who comes back, and go for another one', () => {
  ownDrafts('maria');
  saveDraft('chat', 'A dor que só eu conheço');
  ownDrafts('maria');
  expect(readDraft('chat')).toBe('A dor que só eu conheço');
  ownDrafts('jose');
  expect(readDraft('chat')).toBeNull();
});

test('signing out forgets every draft', () => {
  saveDraft('chat', 'Por quê?');
  saveFields('form:note', { ...INITIAL, title: 'Outro' }, INITIAL);
  forgetDrafts();
  expect([readDraft('chat'), readDraft('form:note')]).toEqual([null, null]);
});

test.each([
  [
    { comment: '  ', tags: '' },
    { comment: null, tags: [] },
  ],
  [
    { comment: ' Graça ', tags: 'fé, família,fé ,, boa  nova' },
    { comment: 'Graça', tags: ['fé', 'família', 'boa nova'] },
  ],
])('notes on a verse are read from what is typed: %j', (fields, notes) => {
  expect(z.parse(VerseNotesForm, fields)).toEqual(notes);
});

test('a tag that is too long is a problem of its field', async () => {
  const fields = { comment: '', tags: `fé, ${'a'.repeat(31)}` };
  const checked = await resolverOf(VerseNotesForm)(fields, undefined, {
    fields: {},
    names: ['comment', 'tags'],
    shouldUseNativeValidation: false,
  });
  expect(checked.errors).toEqual({
    tags: { type: 'schema', message: 'Cada etiqueta pode ter até 30 caracteres.' },
  });
});
