import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections, which may take a free one at any time. */
const [FIRST, LAST] = [12_000, 32_000];

/** @returns a port on which nobody listens, and which nobody is given by chance */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
