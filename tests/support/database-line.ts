import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { copyOnServer } from './database.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A line to the database that can be cut and restored, or made to hang. */
async function startProxy(host: string, port: number) {
  const sockets = new Set<Socket>();
  let open = true;
  let hanging = false;
  const server: Server = createServer((client) => {
    if (!open) {
      client.destroy();
      return;
    }
    const upstream = createConnection({ host, port });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
    if (hanging) for (const socket of [client, upstream]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      open = false;
      for (const socket of sockets) socket.destroy();
    },
    restore: () => {
      open = true;
    },
    /** Stops all traffic without closing the connection. */
    hang: () => {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      hanging = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

type Line = Awaited<ReturnType<typeof startProxy>>;

/** The application on a seeded PostgreSQL of its own, which it reaches through a line. */
export async function startOnLine(
  server: string,
  options: Readonly<{ poolSize?: number; env?: Record<string, string>; cut?: boolean }> = {},
): Promise<{ app: TestApp; line: Line; close: () => Promise<void> }> {
  const target = new URL(await copyOnServer(server, 'seeded'));
  const line = await startProxy(target.hostname, Number(target.port || 5432));
  if (options.cut) line.cut();
  const url = Object.assign(target, { host: `127.0.0.1:${line.port}` }).href;
  const database = await openDatabase(
    { kind: 'postgres', url, poolSize: options.poolSize ?? 4 },
    createLog('silent'),
  );
  const app = await startTestApp({ env: options.env ?? {}, overrides: { database } });
  return {
    app,
    line,
    close: async () => {
      await app.close();
      await line.close();
    },
  };
}
