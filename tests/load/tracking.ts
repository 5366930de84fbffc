import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Acknowledged, Heartbeats } from './heartbeats.ts';
import { type Running, runScript, runServer } from './processes.ts';
import { AUTH_SECRET, type Scratch } from './scratch.ts';
import { limitRow, median, plainRow, type Row } from './table.ts';
import { makeVisits } from './tracking-data.ts';

const MEMBERS = 10_000;
const PER_SECOND = 333;
const SECONDS = 60;
const CALLS = 30;

/** The dashboard over a million visits, and the heartbeats of 10,000 members. */
export async function measureTracking(scratch: Scratch): Promise<Row[]> {
  const cookies = await makeVisits(scratch.url, AUTH_SECRET, MEMBERS);
  const product = await scratch.startProduct();
  const { origin } = product;
  const file = join(scratch.folder, 'heartbeats.json');
  const send: Send = async (to, load) => {
    writeFileSync(file, JSON.stringify({ origin: to, cookies, ...load }));
    return JSON.parse(await runScript('tests/load/heartbeats.ts', [file], {}));
  };
  const dashboard = await timesOf(`${origin}/trpc/admin.dashboard.stats`, cookies[0] ?? '');
  const input = encodeURIComponent('{"days":90}');
  const statistics = await timesOf(
    `${origin}/trpc/admin.analytics.read?input=${input}`,
    cookies[0] ?? '',
  );
  const before = product.cpuMs();
  const held = await send(origin, { perSecond: PER_SECOND, seconds: SECONDS });
  const cpu = product.cpuMs() - before;
  const bursts = await burstsAt(product, send);
  const written = await countSessions(scratch.url, bursts.at(-1)?.began ?? new Date());
  await product.stop();
  const bare = await runServer('tests/load/bare-server.ts', '/ready', {
    DATABASE_URL: scratch.url,
  });
  const bareBursts = await burstsAt(bare, send);
  await bare.stop();
  const acknowledged = Math.min(...bursts.map((burst) => burst.acknowledged));
  return [
    limitRow('dashboard, 1,000,000 visits and 100,000 members', dashboard, 'ms', 100),
    plainRow('statistics of 90 days, of the same', statistics, 'ms'),
    limitRow('10,000 heartbeats at once, acknowledged', median(timesIn(bursts)), 'ms', 1500),
    plainRow('of it the server', median(bursts.map(({ serverMs }) => serverMs)), 'ms of a core'),
    plainRow('of it the generator', median(bursts.map(({ cpuMs }) => cpuMs)), 'ms of a core'),
    plainRow('the same at a bare server', median(timesIn(bareBursts)), 'ms'),
    limitRow('of these lost', MEMBERS - Math.min(acknowledged, written), '', 0),
    limitRow('processor of 333 heartbeats a second', (cpu / held.ms) * 100, '% of a core', 50),
    limitRow('of these refused', PER_SECOND * SECONDS - held.acknowledged, '', PER_SECOND),
  ];
}

type Send = (
  origin: string,
  load: Pick<Heartbeats, 'perSecond' | 'seconds'>,
) => Promise<Acknowledged>;

type Burst = Acknowledged & Readonly<{ began: Date; serverMs: number }>;

/** Sends a heartbeat of each member at once, three times. */
async function burstsAt({ origin, cpuMs }: Running, send: Send): Promise<Burst[]> {
  const bursts: Burst[] = [];
  for (let burst = 0; burst < 3; burst++) {
    const began = new Date();
    const before = cpuMs();
    const sent = await send(origin, { perSecond: null, seconds: 0 });
    bursts.push({ ...sent, began, serverMs: cpuMs() - before });
    // A second passes until the last batch is written.
    await wait(2000);
  }
  return bursts;
}

const timesIn = (bursts: readonly Acknowledged[]) => bursts.map(({ ms }) => ms);

async function timesOf(address: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const began = performance.now();
    const response = await fetch(address, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** The sessions with a sign of life since then. */
async function countSessions(url: string, since: Date): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::integer as count from user_session_activity where last_activity_at >= $1',
    [since],
  );
  await client.end();
  return rows[0]?.count ?? 0;
}
