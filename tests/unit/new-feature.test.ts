import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminList, memberList } from '#scripts/new/lists.ts';
import { namesOf } from '#scripts/new/names.ts';
import { register } from '#scripts/new/registrations.ts';

const named = (page: string) => {
  const names = namesOf('sermon-notes', { page, title: 'Notas', number: 99 });
  if (!names) throw new Error('no names');
  return names;
};
const LISTS = [
  { kind: 'member', ...memberList(named('/sermon-notes')) },
  { kind: 'admin', ...adminList(named('/admin/sermon-notes')) },
];

test.each(LISTS)(
  'a new list ($kind) finds its place in every file that lists such things',
  ({ lines }) => {
    for (const registration of lines) {
      const text = readFileSync(registration.file, 'utf8');
      expect(register(text, registration)).toContain(registration.line);
    }
  },
);

test.each(LISTS)('its files ($kind) are new, and named by the noun', ({ kind, files }) => {
  const paths = Object.keys(files);
  expect(paths.filter((path) => existsSync(path))).toEqual([]);
  expect(paths).toContain(`server/features/sermon-notes/sermon-notes.${kind}.ts`);
  expect(paths).toContain('client/features/sermon-notes/sermon-notes.tsx');
});

test.each(['Sermon', 'notas de pregação', '../x', ''])('%j is no noun', (noun) => {
  expect(namesOf(noun, { page: '/x', title: 'X', number: 1 })).toBeNull();
});
