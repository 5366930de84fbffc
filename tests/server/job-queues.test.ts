import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { join, joinAsAdmin, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

let app: TestApp;
let ana: Person;
let fails = true;
const runs: string[] = [];

const letters = defineJob({
  name: 'letters',
  title: 'Cartas',
  payload: z.strictObject({ to: z.string() }),
  handle: async (_context, { to }) => {
    runs.push(to);
    if (fails) throw new Error('550 ana@exemplo.com.br unknown');
  },
  cron: { at: '30 4 * * *', zone: 'America/Sao_Paulo' },
  queue: { retryLimit: 0 },
});

beforeAll(async () => {
  app = await startTestApp();
  ana = await joinAsAdmin(app);
  await app.context.jobs.work(app.context, [letters], new AbortController().signal);
});
afterAll(() => app.close());
beforeEach(async () => {
  fails = true;
  for (const { id } of (await queue()).failures) await jobs().discard.mutate(of(id));
});

const jobs = (client = ana.client) => client.admin.jobs;
const of = (id = '') => ({ queue: letters.name, id });

async function queue() {
  const found = (await jobs().list.query()).find(({ name }) => name === letters.name);
  if (!found) throw new Error('no such queue');
  return found;
}

/** Sends a job that fails. @returns its id */
async function fail(to = 'segredo-da-maria'): Promise<string> {
  const { failed } = await queue();
  await app.context.jobs.send(letters, { to });
  await until(async () => (await queue()).failed === failed + 1);
  const [failure] = (await queue()).failures;
  if (!failure) throw new Error('no failure');
  return failure.id;
}

test('a job that fails is listed with its tries, but not what it held or why', async () => {
  const id = await fail();
  const listed = await queue();
  expect(listed).toMatchObject({ waiting: 0, running: 0, failed: 1 });
  expect(listed.failures).toEqual([{ id, attempts: 1, failedAt: expect.any(String) }]);
  expect(JSON.stringify(await jobs().list.query())).not.toMatch(/segredo|exemplo|550/);
});

test('the next run follows the clock of its time zone', async () => {
  const { next } = await queue();
  expect(new Date(next ?? '').toISOString()).toMatch(/T07:30:00/);
  expect(new Date(next ?? '').getTime()).toBeGreaterThan(Date.now());
});

test('a retried job runs, and is not listed as failed any more', async () => {
  const id = await fail();
  const { done } = await queue();
  const before = runs.length;
  fails = false;
  await jobs().retry.mutate(of(id));
  await until(async () => (await queue()).done === done + 1);
  expect(runs.slice(before)).toEqual(['segredo-da-maria']);
  expect(await queue()).toMatchObject({ failed: 0, failures: [] });
  await expect(jobs().retry.mutate(of(id))).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  const { items } = await ana.client.admin.audit.list.query({});
  expect(items[0]).toMatchObject({ action: 'job.retry', actor: ana.name, subject: 'letters' });
});

test('a discarded job is gone', async () => {
  const id = await fail();
  const before = runs.length;
  await jobs().discard.mutate(of(id));
  expect(await queue()).toMatchObject({ waiting: 0, failed: 0, failures: [] });
  for (const act of [jobs().discard, jobs().retry]) {
    await expect(act.mutate(of(id))).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  }
  expect(runs).toHaveLength(before);
});

test('a job that runs is listed as running', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow = defineJob({
    name: 'slow',
    title: 'Lenta',
    payload: z.strictObject({}),
    handle: async () => {
      begun.resolve();
      await end.promise;
    },
  });
  await app.context.jobs.work(app.context, [slow], new AbortController().signal);
  await app.context.jobs.send(slow, {});
  await begun.promise;
  const listed = (await jobs().list.query()).find(({ name }) => name === slow.name);
  expect(listed).toMatchObject({ title: 'Lenta', running: 1, next: null, failures: [] });
  end.resolve();
});

test.each([
  ['an unknown queue', { queue: 'nobody', id: crypto.randomUUID() }, 'NOT_FOUND'],
  ['a queue of no name', { queue: "x'; drop", id: crypto.randomUUID() }, 'INVALID_INPUT'],
  ['an id that is none', { queue: 'letters', id: 'x' }, 'INVALID_INPUT'],
])('%s is refused', async (_what, input, code) => {
  await expect(jobs().retry.mutate(input)).rejects.toMatchObject({ data: { code } });
  await expect(jobs().discard.mutate(input)).rejects.toMatchObject({ data: { code } });
});

test('members and visitors see no queue and change none', async () => {
  const id = await fail();
  const maria = await join(app);
  for (const [client, code] of [
    [maria.client, 'FORBIDDEN'],
    [clientWith(app), 'UNAUTHENTICATED'],
  ] as const) {
    await expect(jobs(client).list.query()).rejects.toMatchObject({ data: { code } });
    await expect(jobs(client).retry.mutate(of(id))).rejects.toMatchObject({ data: { code } });
    await expect(jobs(client).discard.mutate(of(id))).rejects.toMatchObject({ data: { code } });
  }
  expect(await queue()).toMatchObject({ failed: 1 });
});
