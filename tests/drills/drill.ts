import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildClient } from '#scripts/build-client.ts';
import { PGBOUNCER, type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { Ledger, Site } from './site.ts';

const USAGE = `npm run drill -- [NAME...] [--rounds 20]

Breaks parts under writes and compares what was acknowledged with what is stored.

  kill-embedded   kills the process with signal 9, on the embedded database
  kill-postgres   the same on PostgreSQL
  sessions        ends every connection of the database, again and again
  pooler          kills PgBouncer in transaction mode and starts it again
  hang            PgBouncer hangs for three seconds, and goes on

All but the first need TEST_DATABASE_URL, whose user may create databases; the last two a pgbouncer,
which PGBOUNCER names where it is not in the path. What is missing is told and left out.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' }, help: { type: 'boolean' } },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const rounds = Number(values.rounds);
const server = process.env['TEST_DATABASE_URL'] ?? '';

type Broken = Readonly<{
  site: Site;
  ledger: Ledger;
  pooler: PgBouncer | null;
  admin: pg.Client | null;
}>;
type Drill = Readonly<{
  name: string;
  needs: 'nothing' | 'postgres' | 'pgbouncer';
  /** Breaks something under writes, once, and mends it. */
  break: (parts: Broken) => Promise<void>;
}>;

const killed = async ({ site, ledger }: Broken) => {
  await site.end('SIGKILL');
  await site.start();
  ledger.resume();
};

const DRILLS: readonly Drill[] = [
  { name: 'kill-embedded', needs: 'nothing', break: killed },
  { name: 'kill-postgres', needs: 'postgres', break: killed },
  {
    name: 'sessions',
    needs: 'postgres',
    break: async ({ admin }) => {
      await admin?.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
  },
  { name: 'pooler', needs: 'pgbouncer', break: async ({ pooler }) => pooler?.restart() },
  {
    name: 'hang',
    needs: 'pgbouncer',
    break: async ({ pooler }) => {
      pooler?.pause();
      await wait(3000);
      pooler?.resume();
    },
  },
];

await buildClient();
let failed = false;
for (const drill of DRILLS) {
  if (positionals.length > 0 && !positionals.includes(drill.name)) continue;
  const missing =
    (drill.needs !== 'nothing' && !server && 'TEST_DATABASE_URL') ||
    (drill.needs === 'pgbouncer' && !PGBOUNCER && 'pgbouncer');
  if (missing) {
    process.stdout.write(`${drill.name.padEnd(14)} left out: no ${missing}\n`);
    continue;
  }
  failed = (await run(drill)) || failed;
}
process.exit(failed ? 1 : 0);

/** @returns whether something that was acknowledged is lost, or stored twice */
async function run({ name, needs, break: breakOnce }: Drill): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const database = needs === 'nothing' ? null : await createDatabase(name);
  const pooler =
    needs === 'pgbouncer' && database ? await startPgBouncer(database.url, 'transaction', 5) : null;
  const url = pooler?.url ?? database?.url;
  const site = new Site({ DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) });
  const ledger = new Ledger();
  await site.start();
  for (let round = 0; round < rounds; round++) {
    const stop = new AbortController();
    ledger.resume();
    const writing = Array.from({ length: 4 }, () => site.write(ledger, stop.signal));
    await wait(200 + Math.random() * 500);
    await breakOnce({ site, ledger, pooler, admin: database?.admin ?? null });
    const before = ledger.acknowledged.size;
    while (ledger.acknowledged.size === before) await wait(20);
    stop.abort();
    await Promise.all(writing);
  }
  const stored = await site.stored();
  const distinct = new Set(stored);
  const lost = [...ledger.acknowledged].filter((text) => !distinct.has(text)).length;
  const doubled = stored.length - distinct.size;
  await site.end('SIGTERM');
  pooler?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(
    `${name.padEnd(14)} ${rounds} times: ${ledger.acknowledged.size} acknowledged, ${lost} lost, ` +
      `${doubled} doubled, ${ledger.refused} refused, ${(ledger.awayMs / 1000).toFixed(1)} s away at most\n`,
  );
  return lost > 0 || doubled > 0;
}

async function createDatabase(drill: string) {
  const name = `drill_${drill.replaceAll('-', '_')}_${process.pid}`;
  const owner = new pg.Client({ connectionString: server });
  await owner.connect();
  await owner.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  return {
    url,
    admin,
    drop: async () => {
      await admin.end();
      await owner.query(`drop database ${name} with (force)`);
      await owner.end();
    },
  };
}
