import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut and restored, made to hang, or led elsewhere. */
export async function startLine(host: string, port: number) {
  const sockets = new Set<Socket>();
  let open = true;
  let hanging = false;
  let refused = 0;
  let target = { host, port };
  const server: Server = createServer((client) => {
    if (!open) {
      refused++;
      client.destroy();
      return;
    }
    const upstream = createConnection(target);
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
    /** How many connections it refused while it was cut. */
    refused: () => refused,
    /** Stops all traffic without closing the connection. */
    hang: () => {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      hanging = false;
      for (const socket of sockets) socket.resume();
    },
    /** Leads new connections to another server, and ends those to the one before. */
    lead: (to: { host: string; port: number }) => {
      target = to;
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Line = Awaited<ReturnType<typeof startLine>>;
