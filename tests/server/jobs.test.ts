import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type AppContext, createContext } from '#server/context.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { openDatabase } from '#server/db/open.ts';
import { readEnv } from '#server/env.ts';
import { type AnyJob, defineJob, Nothing } from '#server/jobs/job.ts';
import { createLog } from '#server/log.ts';
import { JOBS } from '#server/start/jobs.ts';
import { copyDatabase, copyOnServer } from '../support/database.ts';
import { scratchFolder } from '../support/scratch.ts';
import { until } from '../support/until.ts';

const forever = new AbortController().signal;
const mail = { description: 'none', send: async () => {}, close: () => {} };

let database: OpenDatabase;
let context: AppContext;
let logged: string[];

beforeAll(async () => {
  database = await copyDatabase('seeded');
});
afterAll(() => database.close());

beforeEach(async () => {
  logged = [];
  context = await contextOn(database);
});
afterEach(() => context.jobs.stop());

function contextOn(own: OpenDatabase): Promise<AppContext> {
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: scratchFolder('data') });
  return createContext(env, { database: own, log, mail });
}

const Numbered = z.strictObject({ number: z.int() });

function countingJob(name: string, handle: (number: number, signal: AbortSignal) => Promise<void>) {
  return defineJob({
    name,
    title: name,
    payload: Numbered,
    handle: (_context, { number }, signal) => handle(number, signal),
    queue: { retryLimit: 1, retryDelay: 1 },
  });
}

const work = (...jobs: AnyJob<AppContext>[]) => context.jobs.work(context, jobs, forever);

async function statesOf({ name }: AnyJob): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state::text from jobs.job where name = ${name} order by created_on, id`.execute(
    context.db,
  );
  return rows.map(({ state }) => state);
}

test('jobs run with their payloads, one behind the other without a pause', async () => {
  const seen: number[] = [];
  const job = countingJob('order', async (number) => void seen.push(number));
  await work(job);
  for (const number of [1, 2, 3]) await context.jobs.send(job, { number });
  await until(() => seen.length === 3);
  expect(seen.toSorted()).toEqual([1, 2, 3]);
  await until(async () => (await statesOf(job)).every((state) => state === 'completed'));
});

test('a job sent before anyone works on it waits in the database', async () => {
  const seen: number[] = [];
  const job = countingJob('waiting', async (number) => void seen.push(number));
  await context.jobs.send(job, { number: 7 });
  expect(await statesOf(job)).toEqual(['created']);
  await work(job);
  await until(() => seen.length === 1);
});

test('a payload that does not match its schema is refused', async () => {
  const job = countingJob('refused', async () => {});
  await expect(context.jobs.send(job, { number: 1.5 })).rejects.toThrow('number');
});

test('a failed job is logged and tried again; the database learns nothing of the error', async () => {
  const tries: number[] = [];
  const job = countingJob('failing', async (number) => {
    tries.push(number);
    if (tries.length === 1) throw new Error('550 ana@exemplo.com.br unknown');
  });
  await work(job);
  await context.jobs.send(job, { number: 1 });
  await until(async () => (await statesOf(job)).includes('retry'));
  expect(logged.join()).toContain('job failed');
  const { rows } = await sql<{ output: unknown }>`
    select output from jobs.job where name = 'failing'`.execute(context.db);
  expect(JSON.stringify(rows)).not.toContain('ana@exemplo');
});

describe('a stop', () => {
  test('lets a running job end', async () => {
    const begun = Promise.withResolvers<void>();
    let ended = false;
    const job = countingJob('ending', async () => {
      begun.resolve();
      await wait(300);
      ended = true;
    });
    await work(job);
    await context.jobs.send(job, { number: 1 });
    await begun.promise;
    await context.jobs.stop();
    expect(ended).toBe(true);
    expect(await statesOf(job)).toEqual(['completed']);
  });

  test('gives back a job that takes too long, and tells it so', async () => {
    const begun = Promise.withResolvers<AbortSignal>();
    const job = countingJob('endless', async (_number, signal) => {
      begun.resolve(signal);
      await wait(60_000, undefined, { signal });
    });
    await work(job);
    await context.jobs.send(job, { number: 1 });
    const signal = await begun.promise;
    await context.jobs.stop();
    expect(signal.aborted).toBe(true);
    expect(await statesOf(job)).toEqual(['retry']);
  });
});

test('jobs by the clock are scheduled, and those of an earlier version are not', async () => {
  const old = defineJob({
    name: 'old',
    title: 'Old',
    payload: Nothing,
    cron: { at: '0 3 * * *', zone: 'America/Sao_Paulo' },
    handle: async () => {},
  });
  const schedules = async () => {
    const { rows } = await sql<{ name: string; cron: string; timezone: string }>`
      select name, cron, timezone from jobs.schedule order by name`.execute(context.db);
    return rows;
  };
  await work(old);
  expect(await schedules()).toEqual([
    { name: 'old', cron: '0 3 * * *', timezone: 'America/Sao_Paulo' },
  ]);
  await work(...JOBS);
  const declared = JOBS.filter(({ cron }) => cron).map(({ name }) => name);
  expect((await schedules()).map(({ name }) => name)).toEqual(declared.toSorted());
});

test('every job of the product has a name of its own', () => {
  expect(new Set(JOBS.map(({ name }) => name)).size).toBe(JOBS.length);
});

const server = process.env['TEST_DATABASE_URL'];

test.runIf(server)('two instances share the jobs, each of which runs once', async () => {
  const url = await copyOnServer(server ?? '', 'seeded');
  const seen: number[] = [];
  const job = countingJob('shared', async (number) => {
    seen.push(number);
    await wait(1);
  });
  const open = async () =>
    contextOn(await openDatabase({ kind: 'postgres', url, poolSize: 4 }, createLog('silent')));
  const instances = [await open(), await open()];
  await Promise.all(instances.map((each) => each.jobs.work(each, [job], forever)));
  for (let number = 0; number < 60; number++) await instances[0]?.jobs.send(job, { number });
  await until(() => seen.length >= 60);
  await Promise.all(instances.map((each) => each.close()));
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
});

test('jobs start once the database answers', async () => {
  const connect = database.pool.connect.bind(database.pool);
  let refusals = 2;
  const refusing = Object.create(database.pool, {
    connect: {
      value: () => (refusals-- > 0 ? Promise.reject(new Error('ECONNREFUSED')) : connect()),
    },
  });
  const late = await contextOn({ ...database, pool: refusing });
  const seen: number[] = [];
  const job = countingJob('late', async (number) => void seen.push(number));
  await late.jobs.work(late, [job], forever);
  expect(logged.join()).toContain('jobs cannot start yet');
  await late.jobs.send(job, { number: 1 });
  await until(() => seen.length === 1);
  await late.jobs.stop();
});
