import { expect, test } from 'vitest';
import { visitorOf } from '#server/http/documents.ts';

test.each([
  ['2026-11-27T21:30:00Z', 'America/Sao_Paulo', 'claro'],
  ['2026-11-27T22:00:00Z', 'America/Sao_Paulo', 'escuro'],
  ['2026-11-27T22:00:00Z', 'America/Rio_Branco', 'claro'],
  ['2026-11-28T03:00:00Z', 'America/Sao_Paulo', 'escuro'],
  ['2026-11-28T08:59:00Z', 'America/Sao_Paulo', 'escuro'],
  ['2026-11-28T09:00:00Z', 'America/Sao_Paulo', 'claro'],
])('at %s in %s a page that follows the hour is %s', (at, zone, theme) => {
  const visitor = visitorOf(`theme=hora; zone=${zone}`, new Date(at));
  expect(visitor.theme).toBe(theme);
});

test('a theme that was chosen stays, and none is the device’s', () => {
  const night = new Date('2026-11-28T03:00:00Z');
  expect(visitorOf('theme=sepia', night).theme).toBe('sepia');
  expect(visitorOf('theme=nenhum', night).theme).toBeNull();
  expect(visitorOf(undefined, night).theme).toBeNull();
});
