import { afterAll, beforeAll, expect, test } from 'vitest';
import { join } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => now } });
});
afterAll(() => app.close());

test('the questions are there for a new member until they are closed, or a plan begins', async () => {
  const [maria, jose] = [await join(app), await join(app)];
  expect(await maria.client.member.welcome.open.query()).toBe(true);
  await maria.client.member.welcome.close.mutate();
  expect(await maria.client.member.welcome.open.query()).toBe(false);
  expect(await jose.client.member.welcome.open.query()).toBe(true);
  await jose.client.member.readingPlans.start.mutate({ slug: 'primeiros-passos' });
  expect(await jose.client.member.welcome.open.query()).toBe(false);
});

test('nobody who has been here for weeks is asked', async () => {
  const rute = await join(app);
  now = new Date(Date.now() + 15 * 86_400_000);
  expect(await rute.client.member.welcome.open.query()).toBe(false);
  now = new Date();
});

test('each purpose has a verse in its stored words, and no other is accepted', async () => {
  const { client } = await join(app);
  for (const purpose of ['bible', 'prayer', 'trouble', 'marriage', 'teaching'] as const) {
    expect(await client.member.welcome.verse.query({ purpose })).toMatchObject({
      type: 'quotation',
    });
  }
  // @ts-expect-error a client of another version
  await expect(client.member.welcome.verse.query({ purpose: 'dinheiro' })).rejects.toThrow();
});
