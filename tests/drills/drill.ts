import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildClient } from '#scripts/build-client.ts';
import { buildServer } from '#scripts/build-server.ts';
import { endInOrder } from '../support/children.ts';
import { dayDrill } from './day.ts';
import { DRILLS, type Drill } from './drills.ts';
import { manyDrill } from './many.ts';
import { Ledger } from './person.ts';
import { PUSH_DRILLS } from './push.ts';
import { pointInTimeDrill, restoreDrill } from './recovery.ts';
import { releaseDrill } from './release.ts';
import { replicaDrill } from './replica.ts';
import { SERVICE_DRILLS } from './services.ts';
import { Site } from './site.ts';
import { upgradeDrill } from './upgrade.ts';

const USAGE = `npm run drill -- [NAME...] [--rounds 20] [--minutes 10]

Breaks parts under writes and compares what was acknowledged with what is stored.

  kill-embedded   kills the process with signal 9, on the embedded database
  kill-postgres   the same on PostgreSQL
  sessions        ends every connection of the database, again and again
  pooler          kills PgBouncer in transaction mode and starts it again
  hang            PgBouncer hangs for three seconds, and goes on
  restart         stops PostgreSQL orderly for a second, and starts it
  crash           the same as a fault of the machine would
  failover        ends the primary, promotes its synchronous replica, leads the address there
  full-embedded   leaves no room on the disk of the embedded database
  full-postgres   the same on PostgreSQL's disk

  model, mail, storage   each dead, slow, failing and lying, under questions, letters and uploads
  push                   the same of a push service, under reminders
  clock                  set back by an hour and by a day between two starts
  replica                a streaming replica is read while it follows, lags, dies and comes back
  restore                PostgreSQL by pg_dump, files and secret, on an empty machine
  point-in-time          PostgreSQL by a base and its archived log, to the moment before an accident
  many                   the profile of compose.yaml, in containers where Docker is, else its commands
                         and files without: each of its parts fails in turn
  release                a new build goes round two instances behind HAProxy, one after the other
  upgrade                an earlier release (UPGRADE_FROM, or a commit three migrations back) serves on
                         while this one migrates; long, runs only where it is named
  day                    24 hours in some minutes, two instances behind HAProxy: members, a release, the
                         database restarted and failed over, nightly jobs; runs only where it is named

kill-postgres, sessions, pooler and hang need TEST_DATABASE_URL, whose user may create databases; pooler
and hang a pgbouncer, which PGBOUNCER names where it is not in the path; restart, crash, failover,
full-postgres, push, replica and day the programs of PostgreSQL, whose folder POSTGRES_BIN names where Debian's is not there; the
full disks a user who may mount. What is missing is told and left out.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
/** A member has at most ten thousand requests, which some seventy rounds fill on an idle machine. */
const ROUNDS_OF_ONE = 40;
const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)];

endInOrder();
await buildClient();
await buildServer();
let failed = false;
const isNamed = (name: string) => positionals.some((given) => name.startsWith(given));
for (const drill of DRILLS) {
  if (positionals.length > 0 && !positionals.includes(drill.name)) continue;
  if (drill.missing) tell(drill.name, `left out: no ${drill.missing}`);
  else {
    for (let left = rounds; left > 0; left -= ROUNDS_OF_ONE) {
      const now = Math.min(left, ROUNDS_OF_ONE);
      failed = (await inFolder((folder) => run(drill, folder, now))) || failed;
    }
  }
}
for (const { name, missing, isLong, run: drill } of [
  ...SERVICE_DRILLS,
  ...PUSH_DRILLS,
  restoreDrill,
  pointInTimeDrill,
  replicaDrill,
  manyDrill,
  releaseDrill,
  upgradeDrill,
  dayDrill,
]) {
  if (!isNamed(name) && (positionals.length > 0 || isLong)) continue;
  if (missing) {
    tell(name, `left out: no ${missing}`);
    continue;
  }
  const found = await inFolder((folder) => drill(folder, minutes));
  tell(name, `${found.told}${found.failed ? ' FAILED' : ''}`);
  failed ||= found.failed;
}
process.exit(failed ? 1 : 0);

function tell(name: string, what: string): void {
  process.stdout.write(`${name.padEnd(16)} ${what}\n`);
}

/** Works in a folder of its own, which every user may enter, and leaves none behind. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** @returns whether something that was acknowledged is lost or stored twice, or was away too long */
async function run(
  { name, open, mostAwayMs = Number.POSITIVE_INFINITY }: Drill,
  folder: string,
  times: number,
): Promise<boolean> {
  const parts = await open(folder);
  const site = new Site({ DATA_DIR: join(folder, 'data'), ...parts.env });
  const ledger = new Ledger();
  await site.start();
  for (let round = 0; round < times; round++) {
    await parts.prepare?.();
    const stop = new AbortController();
    ledger.resume();
    const writing = Array.from({ length: 4 }, () => site.admin.write(ledger, stop.signal));
    await wait(200 + Math.random() * 500);
    await parts.break(site, ledger);
    const before = ledger.acknowledged.size;
    while (ledger.acknowledged.size === before) await wait(20);
    stop.abort();
    await Promise.all(writing);
  }
  const stored = await site.admin.stored();
  const distinct = new Set(stored);
  const lost = [...ledger.acknowledged].filter((text) => !distinct.has(text)).length;
  const doubled = stored.length - distinct.size;
  await site.end('SIGTERM');
  await parts.close();
  tell(
    name,
    `${times} times: ${ledger.acknowledged.size} acknowledged, ${lost} lost, ` +
      `${doubled} doubled, ${ledger.refused} refused, ${(ledger.awayMs / 1000).toFixed(1)} s away at most`,
  );
  return lost > 0 || doubled > 0 || ledger.awayMs > mostAwayMs;
}
