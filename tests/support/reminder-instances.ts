import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createContext } from '#server/context.ts';
import { openDatabase } from '#server/db/open.ts';
import { readEnv } from '#server/env.ts';
import { noteReminders } from '#server/features/plans/reminders/reminders.jobs.ts';
import { settleAbandoned } from '#server/features/plans/reminders/sends.queries.ts';
import { createLog } from '#server/log.ts';
import { childEnvironment } from './child-environment.ts';

const ROOT = join(import.meta.dirname, '../..');

type Options = Readonly<{
  /** A database with the reading plans and no members. */
  url: string;
  folder: string;
  members: number;
  mailMs: number;
}>;

export type Outcome = Readonly<{
  sent: number;
  unsent: number;
  /** Mails that went out, and to how many members. */
  mails: number;
  reached: number;
  seconds: number;
}>;

const READERS = `
  with people as (
    insert into users (id, name, email, email_verified)
    select 'u' || n, 'Maria', 'u' || n || '@exemplo.com.br', true from generate_series(1, $1) n
    returning id),
  followed as (
    insert into plan_progress (user_id, kind, plan, total_days, started_on)
    select id, 'reading', 'reading:primeiros-passos', 7, current_date - 1 from people)
  insert into reminders (user_id, hour, weekdays, channel, time_zone, next_at)
  select id, 7, '{1,2,3,4,5,6,7}', 'email', 'America/Sao_Paulo', now() - interval '1 minute'
  from people`;

const STATES = `select state, count(*)::int as count from reminder_sends group by state`;

/** Lets two instances send reminders and kills one in the middle. */
export async function sendWithOneKilled(options: Options): Promise<Outcome> {
  const { url, folder, members, mailMs } = options;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(READERS, [members]);
  const counts = async () => {
    const { rows } = await client.query<{ state: string; count: number }>(STATES);
    return new Map(rows.map(({ state, count }) => [state, count]));
  };
  const files = ['one', 'two'].map((name) => join(folder, name));
  const [killed, left] = files.map((file) => startInstance(url, file, mailMs, folder));
  if (!killed || !left) throw new Error('two instances');
  await Promise.all([killed.working, left.working]);

  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder });
  const log = createLog('silent');
  const database = await openDatabase({ kind: 'postgres', url, poolSize: 2 }, log);
  const mail = { description: 'none', send: async () => {}, close: () => {} };
  const context = await createContext(env, { database, log, mail });
  const began = performance.now();
  await context.jobs.send(noteReminders, {});
  const linesOf = (file: string) =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  // Both have to be at work when one dies.
  await untilTrue(() => files.every((file) => linesOf(file).length > members / 20));
  killed.child.kill('SIGKILL');
  await untilTrue(async () => {
    const now = await counts();
    return now.size > 0 && !now.has('pending');
  });
  const seconds = (performance.now() - began) / 1000;
  left.child.kill('SIGTERM');
  await left.ended;
  await settleAbandoned(context.db, new Date(Date.now() + 60_000), new Date());
  const final = await counts();
  await context.close();
  await client.end();
  const mails = files.flatMap(linesOf);
  return {
    sent: final.get('sent') ?? 0,
    unsent: final.get('unsent') ?? 0,
    mails: mails.length,
    reached: new Set(mails).size,
    seconds,
  };
}

function startInstance(url: string, file: string, mailMs: number, folder: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['tests/load/reminder-worker.ts', file, String(mailMs)],
    {
      cwd: ROOT,
      env: childEnvironment({ DATABASE_URL: url, DATABASE_POOL: '5', DATA_DIR: folder }),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const working = new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error('the instance ended')));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { child, working, ended };
}

async function untilTrue(look: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 300_000;
  while (!(await look())) {
    if (performance.now() > deadline) throw new Error('it did not happen in time');
    await wait(50);
  }
}
