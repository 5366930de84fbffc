import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, createHttpServer } from '#server/http/http-server.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const QUICK = { idleMs: 150, headersMs: 150, bodyMs: 150, responseMs: 5000 };

/** A server that thinks for longer than connections may be silent, and what talks to it. */
async function start(limits: Partial<ConnectionLimits>): Promise<() => Promise<Socket>> {
  const server = createHttpServer(limits);
  server.on('request', (request, response) => {
    request.resume();
    request.on('end', () => setTimeout(() => response.end('pronto'), 500));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
}

async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
  });
  await once(socket, 'close');
  return text;
}

const NEVER_MS = 600_000;
const PATIENT = { idleMs: NEVER_MS, headersMs: NEVER_MS, bodyMs: NEVER_MS, responseMs: NEVER_MS };

test.each([
  ['says nothing', '', { idleMs: 150 }],
  ['never ends its head', 'GET / HTTP/1.1\r\nHost: a\r\n', { headersMs: 150 }],
  [
    'never sends its body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc',
    { bodyMs: 150 },
  ],
])(
  'a connection that %s is closed by the limit that is about it',
  async (_what, sent, limit) => {
    const socket = await (await start({ ...PATIENT, ...limit }))();
    socket.write(sent);
    expect(await received(socket)).not.toContain('pronto');
  },
  20_000,
);

test('an answer may take longer than a connection may be silent', async () => {
  const socket = await (await start(QUICK))();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await received(socket)).toContain('pronto');
});

test('there are never more connections than the server has room for', async () => {
  const open = await start({ ...QUICK, idleMs: 5000, connections: 2 });
  const first = [await open(), await open()];
  const third = await open();
  expect(await received(third)).toBe('');
  expect(first.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  for (const socket of first) socket.destroy();
});
