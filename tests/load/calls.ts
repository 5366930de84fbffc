import { type Shooting, shoot, takeTurns } from './chapters.ts';
import { signInMany } from './chat-members.ts';
import { runServer } from './processes.ts';
import { AUTH_SECRET, type Scratch } from './scratch.ts';
import { limitRow, median, plainRow, type Row, ratioRow } from './table.ts';

const RUNS = 3;
const AIM = 0.3;
const MOST_MICROS = 300;

const CLIENTS = 16;
/** As many as have room for all calls of the measurement. */
const MEMBERS = 2000;
const forEachClient = (path: string): string[] => Array.from({ length: CLIENTS }, () => path);

/**
 * A signed-in call that reads one row of its member, against a bare server that looks up the
 * session and the row and nothing else.
 */
export async function measureCalls(scratch: Scratch): Promise<Row[]> {
  const product = await scratch.startProduct();
  const cookies = await signInMany(scratch.url, AUTH_SECRET, MEMBERS);
  const bare = await runServer('tests/load/bare-server.ts', '/', { DATABASE_URL: scratch.url });
  const token = /session_token=(\w+)/.exec(cookies[0] ?? '')?.[1] ?? '';
  const looked = { paths: forEachClient(`/consent?${token}`) };
  const called = { paths: forEachClient('/trpc/member.consent.current'), cookies };
  await shoot(bare, { ...looked, seconds: 2 });
  await shoot(product, { ...called, seconds: 3 });
  const runs: { raw: Shooting; call: Shooting }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const [raw, call] = await takeTurns([() => shoot(bare, looked), () => shoot(product, called)]);
    if (raw && call) runs.push({ raw, call });
  }
  await product.stop();
  await bare.stop();
  const middle = (figure: (run: (typeof runs)[number]) => number) => median(runs.map(figure));
  return [
    plainRow(
      'signed-in calls a second',
      middle(({ call }) => call.perSecond),
      '/s',
    ),
    ratioRow(
      'signed-in call / bare node + pg, throughput',
      middle(({ raw, call }) => call.perSecond / raw.perSecond),
      AIM,
    ),
    limitRow(
      'processor time of a signed-in call',
      middle(({ call }) => call.cpuMicros),
      'µs',
      MOST_MICROS,
    ),
    plainRow(
      'that of the bare server, without PostgreSQL',
      middle(({ raw }) => raw.cpuMicros),
      'µs',
    ),
  ];
}
