import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesOf } from '#scripts/new/names.ts';
import { pageFiles } from '#scripts/new/page-files.ts';
import { register, registrations } from '#scripts/new/registrations.ts';
import { serverFiles } from '#scripts/new/server-files.ts';

const names = namesOf('sermon-notes', { page: '/sermon-notes', title: 'Notas', number: 99 });

test('a new list finds its place in every file that lists such things', () => {
  if (!names) throw new Error('no names');
  for (const registration of registrations(names)) {
    const text = readFileSync(registration.file, 'utf8');
    expect(register(text, registration)).toContain(registration.line);
  }
});

test('its files are new, and named by the noun', () => {
  if (!names) throw new Error('no names');
  const paths = Object.keys({ ...serverFiles(names), ...pageFiles(names) });
  expect(paths.filter((path) => existsSync(path))).toEqual([]);
  expect(paths).toContain('server/features/sermon-notes/sermon-notes.queries.ts');
  expect(paths).toContain('client/routes/_member/sermon-notes.tsx');
});

test.each(['Sermon', 'notas de pregação', '../x', ''])('%j is no noun', (noun) => {
  expect(namesOf(noun, { page: '/x', title: 'X', number: 1 })).toBeNull();
});
