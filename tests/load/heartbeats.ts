import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A generator of heartbeats: one for each cookie, all at once or so many a second. */
export type Heartbeats = Readonly<{
  origin: string;
  cookies: readonly string[];
  perSecond: number | null;
  seconds: number;
}>;

export type Acknowledged = Readonly<{ acknowledged: number; ms: number }>;

const TICK_MS = 100;
const CONNECTIONS = 500;

/** The generator in its own process: `node heartbeats.ts FILE`, the figures as JSON. */
const { origin, cookies, perSecond, seconds }: Heartbeats = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let acknowledged = 0;

function beat(index: number): Promise<void> {
  const cookie = cookies[index % cookies.length] ?? '';
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/beacon`, {
      method: 'POST',
      agent,
      headers: { cookie, origin },
    });
    sent.on('response', (response) => {
      if (response.statusCode === 204) acknowledged++;
      response.resume().on('end', resolve);
    });
    sent
      .on('error', reject)
      .end(JSON.stringify({ session: `session_${index % cookies.length}_a` }));
  });
}

const began = performance.now();
const pending: Promise<void>[] = [];
if (perSecond === null) {
  for (let index = 0; index < cookies.length; index++) pending.push(beat(index));
} else {
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (sent < due) pending.push(beat(sent++));
    await wait(TICK_MS);
  }
}
await Promise.all(pending);
const figures: Acknowledged = { acknowledged, ms: performance.now() - began };
process.stdout.write(JSON.stringify(figures));
agent.destroy();
