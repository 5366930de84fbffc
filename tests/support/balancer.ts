import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** As the usual balancers: one that is not ready so often in a row gets nothing more. */
const FALL = 3;

type Behind = { port: number; refusals: number; isUp: boolean };

/**
 * Shares requests among ports in turn over connections that it keeps, asks each whether it is ready,
 * and sends nothing a second time.
 */
export async function startBalancer(ports: readonly number[], checkEveryMs: number) {
  const agent = new Agent({ keepAlive: true });
  const behind: Behind[] = ports.map((port) => ({ port, refusals: 0, isUp: false }));
  const faults: string[] = [];
  let turn = 0;
  let running = true;

  const check = async (each: Behind) => {
    for (; running; await wait(checkEveryMs, undefined, { ref: false })) {
      const ready = await fetch(`http://127.0.0.1:${each.port}/readyz`, {
        headers: { connection: 'close' },
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      each.refusals = ready ? 0 : each.refusals + 1;
      each.isUp = ready || (each.isUp && each.refusals < FALL);
    }
  };
  for (const each of behind) void check(each);

  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const up = behind.filter(({ isUp }) => isUp);
    const chosen = up[turn++ % up.length];
    const fail = (why: string) => {
      faults.push(`${asked.method} ${asked.url} at ${chosen?.port}: ${why}`);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    };
    if (!chosen) return fail('nobody is up');
    const { method, url: path, headers } = asked;
    const sent = request({ agent, port: chosen.port, method, path, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.on('error', ({ message }) => fail(message));
      got.pipe(answer);
    });
    sent.on('error', ({ message }) => fail(message));
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    /** What it could not pass on, and why. */
    faults,
    isUp: (at: number) => behind.some((each) => each.port === at && each.isUp),
    close: async () => {
      running = false;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
