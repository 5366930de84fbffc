import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A generator of heartbeats: one for each cookie, all at once or so many a second. */
export type Heartbeats = Readonly<{
  origin: string;
  cookies: readonly string[];
  perSecond: number | null;
  seconds: number;
}>;

/** `cpuMs` is the processor time of the generator, which shares the machine with the server. */
export type Acknowledged = Readonly<{ acknowledged: number; ms: number; cpuMs: number }>;

const TICK_MS = 100;
const CONNECTIONS = 500;

/**
 * The generator in its own process: `node heartbeats.ts FILE`, the figures as JSON. It writes
 * prepared bytes to connections that are open before the clock starts, as those of browsers are,
 * because Node's HTTP client costs more than the server that it measures. A connection waits for
 * each answer before it sends again.
 */
const { origin, cookies, perSecond, seconds }: Heartbeats = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
const { hostname, port, host } = new URL(origin);

const requests = cookies.map((cookie, index) => {
  const body = JSON.stringify({ session: `session_${index}_a` });
  return Buffer.from(
    `POST /beacon HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncookie: ${cookie}\r\n` +
      `content-type: text/plain;charset=UTF-8\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
});

const free: Socket[] = [];
let due = 0;
let sent = 0;
let answered = 0;
let acknowledged = 0;
const finished = Promise.withResolvers<void>();

function sendDue(): void {
  while (sent < due) {
    const socket = free.shift();
    if (!socket) return;
    socket.write(requests[sent++ % requests.length] ?? '');
  }
}

/** An answer without a body is one small packet. */
function receive(socket: Socket, answer: Buffer): void {
  answered++;
  if (answer.toString('latin1', 9, 12) === '204') acknowledged++;
  free.push(socket);
  sendDue();
  if (answered === due) finished.resolve();
}

await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.on('data', (answer) => receive(socket, answer));
    socket.on('close', () => finished.reject(new Error('the server closed a connection')));
    await once(socket, 'connect');
    free.push(socket);
  }),
);

const before = process.cpuUsage();
const began = performance.now();
if (perSecond === null) {
  due = requests.length;
  sendDue();
} else {
  while (performance.now() - began < seconds * 1000) {
    due = Math.ceil(((performance.now() - began) / 1000) * perSecond);
    sendDue();
    await wait(TICK_MS);
  }
}
if (answered < due) await finished.promise;
const ms = performance.now() - began;
const { user, system } = process.cpuUsage(before);
const figures: Acknowledged = { acknowledged, ms, cpuMs: (user + system) / 1000 };
process.stdout.write(JSON.stringify(figures), () => process.exit());
