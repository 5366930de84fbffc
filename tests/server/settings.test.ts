import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personalise } from '#server/http/documents.ts';
import { startAppWithModel } from '../support/app-with-model.ts';
import { ask } from '../support/chat.ts';
import { copyDatabase } from '../support/database.ts';
import { join, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const { app, fake } = await startAppWithModel({
  env: { AI_MEMBER_DAILY_TOKENS: '50000', AI_SITE_DAILY_TOKENS: '100000' },
});
let ana: Person;

beforeAll(async () => {
  ana = await joinAsAdmin(app);
});
beforeEach(async () => {
  await app.context.db.deleteFrom('systemSettings').execute();
  app.context.settings.forget();
});

type Changes = Parameters<Person['client']['admin']['settings']['change']['mutate']>[0]['changes'];

const change = (...changes: Changes) => ana.client.admin.settings.change.mutate({ changes });
const listed = async (name: Changes[number]['name'], by = ana) =>
  (await by.client.admin.settings.list.query()).find((each) => each.name === name);

test('a change is listed with who made it, and in the audit log with what was before', async () => {
  await change({ name: 'memberNotice', was: '', value: '  Culto às 19h.\u0000 ' });
  expect(await listed('memberNotice')).toMatchObject({
    value: 'Culto às 19h.',
    changed: { updatedBy: ana.name },
  });
  expect(await app.context.settings.read('memberNotice')).toBe('Culto às 19h.');
  const { items } = await ana.client.admin.audit.list.query({});
  expect(items[0]).toMatchObject({
    action: 'settings.change',
    actor: ana.name,
    subject: 'memberNotice',
    before: { value: '' },
    after: { value: 'Culto às 19h.' },
  });
});

test('what is saved as it was leaves no trace in the audit log', async () => {
  await change({ name: 'pdfMegabytes', was: 50, value: 20 });
  const acts = async () => (await ana.client.admin.audit.list.query({})).items.length;
  const before = await acts();
  await change({ name: 'pdfMegabytes', was: 20, value: 20 });
  expect(await acts()).toBe(before);
});

test('of several administrators at once only the first saves, and the others get an error', async () => {
  const rita = await joinAsAdmin(app, 'Rita');
  const save = (by: Person, value: number) =>
    by.client.admin.settings.change.mutate({
      changes: [
        { name: 'inputPrice', was: 2, value },
        { name: 'outputPrice', was: 2, value },
      ],
    });
  const prices = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
  const outcomes = await Promise.allSettled(
    prices.map((price, index) => save(index % 2 ? rita : ana, price)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    data: { code: 'CONFLICT' },
    message: expect.stringMatching(
      /^Enquanto você editava, outra pessoa mudou “Entrada, por milhão de tokens” para 0,\d\. Salve/,
    ),
  });
  const { inputPrice, outputPrice } = await app.context.settings.readAll();
  expect(outputPrice).toBe(inputPrice);
  expect(prices).toContain(inputPrice);
});

test.each<[string, Changes[number], string]>([
  ['above the most', { name: 'pdfMegabytes', was: 50, value: 51 }, 'Escolha de 1 a 50.'],
  ['below the least', { name: 'visitRetentionDays', was: 90, value: 6 }, 'Escolha de 7 a 730.'],
  [
    'above the budget of the environment',
    { name: 'aiMemberDailyTokens', was: 50_000, value: 50_001 },
    'Escolha de 0 a 50.000.',
  ],
  [
    'with a fraction',
    { name: 'imageMegabytes', was: 10, value: 1.5 },
    'Escreva um número inteiro.',
  ],
  ['of another kind', { name: 'aiEnabled', was: true, value: 'sim' }, 'Escolha sim ou não.'],
  [
    'too long',
    { name: 'warningBanner', was: '', value: 'a'.repeat(161) },
    'Use até 160 caracteres.',
  ],
])('a value %s is refused with its bounds', async (_name, wrong, sentence) => {
  await expect(change(wrong)).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
    message: expect.stringContaining(sentence),
  });
  expect(await listed(wrong.name)).toMatchObject({ value: wrong.was, changed: null });
});

test('a stored budget never exceeds what the environment allows today', async () => {
  const row = { key: 'aiMemberDailyTokens', value: JSON.stringify(900_000) };
  await app.context.db.insertInto('systemSettings').values(row).execute();
  expect(await app.context.settings.read('aiMemberDailyTokens')).toBe(50_000);
});

test('a stored value that no longer fits counts as the default', async () => {
  const row = { key: 'aiEnabled', value: JSON.stringify('talvez') };
  await app.context.db.insertInto('systemSettings').values(row).execute();
  expect(await app.context.settings.read('aiEnabled')).toBe(true);
});

describe('the model', () => {
  let maria: Person;

  beforeEach(async () => {
    maria = await join(app);
    await maria.client.member.consent.set.mutate({ consent: true });
    fake.reply(() => ({ pieces: ['A fé vem pelo ouvir.'] }));
  });

  test('switched off, leaves the next answer to the library', async () => {
    expect(await ask(maria.client, 'O que é a fé?')).toMatchObject({ source: 'model' });
    await change({ name: 'aiEnabled', was: true, value: false });
    expect(await ask(maria.client, 'O que é a fé?')).toMatchObject({ source: 'library' });
    const { available } = await maria.client.member.consent.current.query();
    expect(available).toBe(false);
  });

  test('answers a member only within the budget that is set', async () => {
    await change({ name: 'aiMemberDailyTokens', was: 50_000, value: 100 });
    expect(await ask(maria.client, 'O que é a fé?')).toMatchObject({ source: 'library' });
  });
});

describe('another instance', () => {
  let one: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    const database = await copyDatabase('seeded');
    one = await startTestApp({ overrides: { database } });
    other = await startTestApp({
      overrides: { database: { ...database, close: async () => {} } },
    });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  test('obeys a change within five seconds', async () => {
    const rui = await joinAsAdmin(one, 'Rui');
    expect(await other.context.settings.read('aiEnabled')).toBe(true);
    const changes: Changes = [{ name: 'aiEnabled', was: true, value: false }];
    await rui.client.admin.settings.change.mutate({ changes });
    const changed = performance.now();
    await until(async () => !(await other.context.settings.read('aiEnabled')));
    expect(performance.now() - changed).toBeLessThan(5000);
  });
});

describe('the texts of the site', () => {
  test('reach visitors on the first page, as text, and members with their session', async () => {
    await change(
      { name: 'landingNotice', was: '', value: 'Culto <b>hoje</b> & amanhã' },
      { name: 'memberNotice', was: '', value: 'Bem-vindos' },
      { name: 'warningBanner', was: '', value: 'Parada às 22h' },
    );
    const maria = await join(app);
    expect((await maria.client.session.current.query())?.notices).toEqual({
      memberNotice: 'Bem-vindos',
      warningBanner: 'Parada às 22h',
    });
    const notice = await app.context.settings.read('landingNotice');
    const site = {
      notice,
      passwordMinLength: 8,
      mailsLinks: false,
      passkeys: false,
      google: false,
      now: new Date(),
    };
    expect(personalise('<p data-site-notice class="x"></p>', '', site)).toBe(
      '<p data-site-notice class="x">Culto &lt;b&gt;hoje&lt;/b&gt; &amp; amanhã</p>',
    );
    const form = '<input minlength="6" /><p>Pelo menos 6 caracteres.</p>';
    expect(personalise(form, '', site)).toBe(form.replaceAll('6', '8'));
  });
});
