import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_READER } from '#shared/reading.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp();
  maria = await join(app);
});
afterAll(() => app.close());

const REPORT = {
  place: { book: 'PSA', chapter: 23, verse: 1 },
  translation: 'almeida-selecao',
  message: 'Falta uma vírgula.',
} as const;

test('a new member reads with the usual settings and has no place yet', async () => {
  expect(await maria.client.reading.state.query()).toEqual({
    settings: DEFAULT_READER,
    position: null,
  });
});

test('settings and place are stored, the last ones only, for this member only', async () => {
  const { reading } = maria.client.member;
  const { state } = maria.client.reading;
  const settings = { ...DEFAULT_READER, size: 140, spacing: 'wide', layout: 'running' } as const;
  await reading.setSettings.mutate(DEFAULT_READER);
  await reading.setSettings.mutate(settings);
  await reading.setPosition.mutate({ book: 'GEN', chapter: 1, verse: 1 });
  await reading.setPosition.mutate({ book: 'JHN', chapter: 3, verse: 16 });
  expect(await state.query()).toEqual({
    settings,
    position: { book: 'JHN', chapter: 3, verse: 16 },
  });
  const jose = await join(app);
  expect(await jose.client.reading.state.query()).toMatchObject({ position: null });
});

test('settings leave the consent unchanged, and consent the settings', async () => {
  const jose = await join(app);
  const { reading, consent } = jose.client.member;
  await consent.set.mutate({ consent: true });
  await reading.setSettings.mutate({ ...DEFAULT_READER, size: 120 });
  expect(await consent.current.query()).toMatchObject({ consent: true });
  await consent.set.mutate({ consent: false });
  expect((await jose.client.reading.state.query()).settings.size).toBe(120);
});

test('settings of another time that no longer fit are the usual ones', async () => {
  const jose = await join(app);
  await jose.client.member.reading.setSettings.mutate(DEFAULT_READER);
  await app.context.db
    .updateTable('memberSettings')
    .set({ reader: JSON.stringify({ size: 'enorme' }) })
    .where('userId', '=', jose.id)
    .execute();
  expect((await jose.client.reading.state.query()).settings).toEqual(DEFAULT_READER);
});

test.each([
  ['what the device holds', JSON.stringify({ ...DEFAULT_READER, size: 150 }), 150],
  ['the usual ones where the device holds none', '', 100],
  ['the usual ones where it holds what is no setting', JSON.stringify({ size: 'enorme' }), 100],
  ['the usual ones where it holds no JSON', '%7B%', 100],
])('a visitor has no place, and as settings %s', async (_name, held, size) => {
  const cookie = `reader=${held.startsWith('%') ? held : encodeURIComponent(held)}`;
  expect(await clientWith(app, cookie).reading.state.query()).toEqual({
    settings: { ...DEFAULT_READER, size },
    position: null,
  });
});

test('the settings of a member are their own, whatever the device holds', async () => {
  const jose = await join(app);
  const held = encodeURIComponent(JSON.stringify({ ...DEFAULT_READER, size: 150 }));
  const { reading } = clientWith(app, `${jose.cookie}; reader=${held}`);
  expect((await reading.state.query()).settings).toEqual(DEFAULT_READER);
});

test('a report of an error in the text is stored with its place', async () => {
  await maria.client.member.reading.reportText.mutate({ ...REPORT, message: '  Falta algo.  ' });
  const stored = await app.context.db
    .selectFrom('textReports')
    .selectAll()
    .where('userId', '=', maria.id)
    .execute();
  expect(stored).toMatchObject([
    {
      book: 'PSA',
      chapter: 23,
      verse: 1,
      message: 'Falta algo.',
      translationId: 'almeida-selecao',
    },
  ]);
});

test('reports beyond twenty an hour are refused', async () => {
  const jose = await join(app);
  for (let count = 0; count < 20; count++) {
    await jose.client.member.reading.reportText.mutate(REPORT);
  }
  await expect(jose.client.member.reading.reportText.mutate(REPORT)).rejects.toMatchObject({
    data: { code: 'TOO_MANY_REQUESTS' },
  });
});

test('signed out nothing is written', async () => {
  const { reading } = clientWith(app).member;
  for (const call of [
    reading.setSettings.mutate(DEFAULT_READER),
    reading.setPosition.mutate({ book: 'GEN', chapter: 1, verse: 1 }),
    reading.reportText.mutate(REPORT),
  ]) {
    await expect(call).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
  }
});

test.each([
  ['type too large', { size: 201 }],
  ['type too small', { size: 89 }],
  ['half a percent', { size: 100.5 }],
  ['a translation’s name too long', { translation: 'x'.repeat(41) }],
])('settings with %s are refused', async (_name, wrong) => {
  const refused = maria.client.member.reading.setSettings.mutate({ ...DEFAULT_READER, ...wrong });
  await expect(refused).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
});

test.each([
  ['a chapter beyond the book', { chapter: 151 }],
  ['a chapter the book does not have', { book: 'JUD', chapter: 2 }],
  ['a verse the chapter does not have', { chapter: 23, verse: 7 }],
  ['verse 0', { verse: 0 }],
] as const)('a place with %s is refused', async (_name, wrong) => {
  const place = { book: 'PSA', chapter: 1, verse: 1, ...wrong } as const;
  for (const refused of [
    maria.client.member.reading.setPosition.mutate(place),
    maria.client.member.reading.reportText.mutate({ ...REPORT, place }),
  ]) {
    await expect(refused).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
  }
});

test.each([
  ['', 'Descreva o erro que você encontrou.'],
  ['   ', 'Descreva o erro que você encontrou.'],
  ['x'.repeat(1001), 'O texto pode ter até 1.000 caracteres.'],
])('a report saying %j is refused', async (message, refusal) => {
  await expect(
    maria.client.member.reading.reportText.mutate({ ...REPORT, message }),
  ).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' }, message: refusal });
});
