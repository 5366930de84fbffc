import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Inputs } from '#server/router.ts';
import { brazilianDay, calendarDay } from '#shared/calendar.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  maria = await join(app);
});

type Given = Partial<Inputs['member']['prayerRequests']['add']>;

const add = (given: Given = {}, person = maria) =>
  person.client.member.prayerRequests.add.mutate({
    key: randomUUID(),
    text: 'Pela saúde da minha mãe',
    person: 'Dona Lúcia',
    category: 'health',
    ...given,
  });

const list = async (answered: boolean, person = maria) =>
  (await person.client.member.prayerRequests.list.query({ answered })).items;

test('a request is stored, changed, answered, reopened and removed', async () => {
  const requests = maria.client.member.prayerRequests;
  const { id } = await add();
  expect(await list(false)).toMatchObject([
    { text: 'Pela saúde da minha mãe', person: 'Dona Lúcia', category: 'health', answeredOn: null },
  ]);
  await requests.update.mutate({ id, text: 'Pela cirurgia', person: '  ', category: null });
  expect(await list(false)).toMatchObject([
    { text: 'Pela cirurgia', person: null, category: null },
  ]);

  await requests.answer.mutate({ id, answeredOn: '2026-01-05', answer: 'Correu tudo bem!' });
  expect(await list(false)).toEqual([]);
  expect(await list(true)).toMatchObject([
    { id, answeredOn: '2026-01-05', answer: 'Correu tudo bem!' },
  ]);

  await requests.reopen.mutate({ id });
  expect(await list(false)).toMatchObject([{ id, answeredOn: null, answer: null }]);
  await requests.remove.mutate({ id });
  expect(await list(false)).toEqual([]);
});

test('help lines come with what is noted, and nothing else changes', async () => {
  const requests = maria.client.member.prayerRequests;
  const text = 'hoje eu vou me matar, já separei os remédios';
  const { id, notices } = await add({ text });
  expect(notices).toEqual(['care-self-harm']);
  expect(await list(false)).toMatchObject([{ text }]);
  const violent = { text: 'Meu marido me bate', person: null, category: null };
  expect(await requests.update.mutate({ id, ...violent })).toEqual({ notices: ['care-violence'] });
  expect(await add()).toMatchObject({ notices: [] });
});

test('a retry with the same key adds nothing', async () => {
  const key = randomUUID();
  const [first, second] = await Promise.all([add({ key }), add({ key })]);
  expect(first.id).toBe(second.id);
  expect([first, second].filter(({ added }) => added)).toHaveLength(1);
  expect(await list(false)).toHaveLength(1);
});

test('a long list is read page by page, newest first', async () => {
  for (let number = 1; number <= 52; number++) await add({ text: `Pedido ${number}` });
  const { list: page } = maria.client.member.prayerRequests;
  const first = await page.query({ answered: false });
  expect(first.items).toHaveLength(50);
  const second = await page.query({ answered: false, cursor: first.next });
  expect(second.items.map(({ text }) => text)).toEqual(['Pedido 2', 'Pedido 1']);
  expect(second.next).toBeNull();
});

test('an answer may be of today, not of tomorrow', async () => {
  const { id } = await add();
  const { answer } = maria.client.member.prayerRequests;
  const day = (offset: number) => brazilianDay(new Date(Date.now() + offset * 86_400_000));
  await expect(answer.mutate({ id, answeredOn: day(1), answer: null })).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
    message: expect.stringMatching(/futuro/),
  });
  const far = clientWith(app, `${maria.cookie}; zone=Pacific/Kiritimati`).member.prayerRequests;
  const there = calendarDay(new Date(), 'Pacific/Kiritimati');
  await far.answer.mutate({ id, answeredOn: there, answer: null });
  await answer.mutate({ id, answeredOn: day(0), answer: null });
  expect(await list(true)).toHaveLength(1);
});

test('somebody else’s request is not found', async () => {
  const { id } = await add();
  const { prayerRequests: others } = (await join(app)).client.member;
  const refused = { data: { code: 'NOT_FOUND' } };
  const change = { id, text: 'x', person: null, category: null };
  await expect(others.update.mutate(change)).rejects.toMatchObject(refused);
  await expect(
    others.answer.mutate({ id, answeredOn: '2026-01-05', answer: null }),
  ).rejects.toMatchObject(refused);
  await expect(others.reopen.mutate({ id })).rejects.toMatchObject(refused);
  await expect(others.remove.mutate({ id })).rejects.toMatchObject(refused);
  expect((await others.list.query({ answered: false })).items).toEqual([]);
  expect(await list(false)).toHaveLength(1);
});

test('without a session nothing is read or stored', async () => {
  const { prayerRequests } = clientWith(app).member;
  const refused = { data: { code: 'UNAUTHENTICATED' } };
  await expect(prayerRequests.list.query({ answered: false })).rejects.toMatchObject(refused);
  await expect(
    prayerRequests.add.mutate({ key: randomUUID(), text: 'x', person: null, category: null }),
  ).rejects.toMatchObject(refused);
  await expect(prayerRequests.remove.mutate({ id: randomUUID() })).rejects.toMatchObject(refused);
});

test.each<[string, Given, RegExp]>([
  ['a blank request', { text: '  ' }, /Escreva o seu pedido/],
  ['a request that is too long', { text: 'x'.repeat(2001) }, /2\.000/],
  ['a name that is too long', { person: 'x'.repeat(81) }, /80/],
  ['a key that is none', { key: '' }, /./],
])('%s is refused', async (_name, given, message) => {
  await expect(add(given)).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
    message: expect.stringMatching(message),
  });
});
