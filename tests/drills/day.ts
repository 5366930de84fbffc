import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { startFakeOpenAI } from '../support/fake-openai.ts';
import { makePicture } from '../support/files.ts';
import { startLine } from '../support/line.ts';
import { Cluster, POSTGRES_BIN } from './cluster.ts';
import { heldBy, liveThrough, Tally } from './day-people.ts';
import { HAPROXY } from './haproxy.ts';
import { Person } from './person.ts';
import type { ServiceDrill } from './services.ts';
import { ADMIN } from './site.ts';
import { addMembers, openTwo } from './two.ts';

const HOURS = 24;
const DAY_MINUTES = HOURS * 60;
const MEMBERS = 12;
const PICTURE = { kind: 'booklet-image', name: 'capa.png' } as const;
/** What runs by the clock, with the hours of the day at which it does; the first is every hour. */
const BY_CLOCK = {
  'note-reminders': null,
  sweep: null,
  'file-collection': null,
  'nightly-visits': 3,
};

/** Hours at which memory and connections are looked at: early, before the release, and after it. */
const SAMPLED: ReadonlySet<number> = new Set([2, 11, 15]);

type Sample = Readonly<{ megabytes: readonly number[]; connections: number }>;

/** Starts at each hour of the day what would start by the clock. */
async function startJobs(boss: PgBoss, hourOfBrazil: number): Promise<void> {
  for (const [name, at] of Object.entries(BY_CLOCK)) {
    if (at === null || at === hourOfBrazil) await boss.send(name, {});
  }
}

/** How often each address got a letter. */
function lettersIn(folder: string): Map<string, number> {
  const letters = new Map<string, number>();
  for (const file of readdirSync(folder)) {
    const [, to = ''] =
      /^To:.*?([\w.-]+@[\w.-]+)/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    letters.set(to, (letters.get(to) ?? 0) + 1);
  }
  return letters;
}

const said = ({ megabytes, connections }: Sample): string =>
  `${megabytes.join(' and ')} MB, ${connections} connections`;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function sample(
  database: Cluster,
  sites: readonly Readonly<{ gauge: (name: string) => Promise<number> }>[],
): Promise<Sample> {
  const [row] = await database.ask<{ count: number }>(
    "select count(*)::integer as count from pg_stat_activity where backend_type = 'client backend'",
  );
  const memory = await Promise.all(
    sites.map((site) => site.gauge('memory_bytes').catch(() => Number.NaN)),
  );
  return {
    megabytes: memory.map((bytes) => Math.round(bytes / 1e6)),
    connections: row?.count ?? 0,
  };
}

type Ended = Readonly<{
  minutes: number;
  tally: Tally;
  lost: number;
  doubled: number;
  /** The letters that each member got. */
  reminded: readonly number[];
  jobs: readonly Readonly<{ state: string; count: number }>[];
  samples: readonly string[];
  codes: readonly (number | null)[];
}>;

function reportOf({ minutes, tally, lost, doubled, reminded, jobs, samples, codes }: Ended) {
  const twice = reminded.filter((count) => count > 1).length;
  const never = reminded.filter((count) => count === 0).length;
  return {
    told: [
      `${HOURS} hours in ${minutes} minutes, ${MEMBERS} members: ${[...tally.done].map(([name, count]) => `${count} ${name}`).join(', ')}`,
      `  ${tally.told.length} errors told, ${tally.repeated} repeated by a device; ${[50, 99, 100].map((percent) => `${percent} % within ${seconds(tally.within(percent))}`).join(', ')}; ${lost} lost, ${doubled} doubled`,
      `  reminders: ${MEMBERS - twice - never} members once, ${twice} twice, ${never} never; jobs: ${jobs.map(({ state, count }) => `${count} ${state}`).join(', ')}`,
      `  ${samples.join('; ')}; exit codes ${codes.join(', ')}`,
      ...tally.told.map((each) => `    ${each}`),
    ].join('\n'),
    failed: lost + doubled + twice + never > 0 || codes.some((code) => code !== 0),
  };
}

/** Twenty-four hours of two instances in some minutes. */
export const dayDrill: ServiceDrill = {
  name: 'day',
  missing: POSTGRES_BIN ? (HAPROXY ? null : 'haproxy (HAPROXY)') : 'programs of PostgreSQL',
  isLong: true,
  run: async (folder, minutes) => {
    let primary = await Cluster.create(join(folder, 'primary'));
    const standby = await Cluster.following(primary, join(folder, 'standby'));
    const line = await startLine('127.0.0.1', primary.port);
    const url = `postgres://postgres@127.0.0.1:${line.port}/postgres`;
    const model = await startFakeOpenAI();
    const { origin, sites, proxy } = await openTwo(folder, { ...model.env, DATABASE_URL: url });
    const clock = { from: Date.now(), speed: DAY_MINUTES / minutes };
    for (const site of sites) await site.start(clock);
    const now = () => new Date(clock.from + (Date.now() - clock.from) * clock.speed);
    const hourIn = (at: Date) => (at.getUTCHours() + 21) % HOURS;
    const boss = new PgBoss({
      connectionString: url,
      schema: 'jobs',
      supervise: false,
      schedule: false,
    });
    boss.on('error', () => {});
    await boss.start();

    const tally = new Tally();
    const stop = new AbortController();
    const members = await addMembers(primary, MEMBERS, () => origin);
    const began = now().getTime();
    const living = members.map(({ person }, index) =>
      liveThrough(person, {
        tally,
        hour: (hourIn(new Date(began)) + 3 + (index % 18)) % HOURS,
        signal: stop.signal,
      }),
    );
    const admin = new Person(() => origin, { ...ADMIN, address: '10.7.1.1' });
    await admin.signIn();
    const picture = await makePicture();

    const codes: (number | null)[] = [];
    const events: Readonly<Record<number, () => Promise<void>>> = {
      7: async () => {
        await primary.stop('SIGINT');
        await primary.start();
      },
      12: async () => {
        for (const site of sites) {
          codes.push(await site.end('SIGTERM'));
          await site.start(clock);
        }
      },
      18: async () => {
        await primary.stop('SIGQUIT');
        await standby.promote();
        line.lead({ host: '127.0.0.1', port: standby.port });
        primary = standby;
      },
    };
    const samples: string[] = [];
    let running = Promise.resolve();
    for (let hour = 0; hour < HOURS; hour++) {
      const at = began + hour * 3_600_000;
      while (now().getTime() < at) await wait(50);
      if (SAMPLED.has(hour)) samples.push(`at hour ${hour} ${said(await sample(primary, sites))}`);
      const event = events[hour];
      if (event) running = running.then(event);
      else if (hour % 3 === 1) {
        // Before the collection of files, whose clock takes an upload under way for one of hours ago.
        await tally.once('upload', async () => {
          const answer = await admin.upload(picture, PICTURE);
          if (!answer.startsWith('201')) throw new Error(answer);
        });
      }
      await tally.until('jobs', () => startJobs(boss, hourIn(now())));
    }
    while (now().getTime() < began + HOURS * 3_600_000) await wait(50);
    await running;
    samples.push(`at the end ${said(await sample(primary, sites))}`);
    stop.abort();
    const kept = await Promise.all(living);
    const { lost, doubled } = await heldBy(members, kept);
    // The last letters are being written.
    await wait(3000);
    const letters = lettersIn(join(folder, 'data/outbox'));
    const reminded = members.map(({ email }) => letters.get(email) ?? 0);
    const jobs = await primary.ask<{ state: string; count: number }>(
      "select state, count(*)::integer as count from jobs.job where name not like '\\_\\_%' group by state",
    );
    await boss.stop({ graceful: false });
    for (const site of sites) codes.push(await site.end('SIGTERM'));
    await proxy.stop();
    await line.close();
    await model.close();
    await primary.stop('SIGQUIT');

    return reportOf({ minutes, tally, lost, doubled, reminded, jobs, samples, codes });
  },
};
