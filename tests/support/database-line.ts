import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { copyOnServer } from './database.ts';
import { type Line, startLine } from './line.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The application on a seeded PostgreSQL of its own, which it reaches through a line. */
export async function startOnLine(
  server: string,
  options: Readonly<{ poolSize?: number; env?: Record<string, string>; cut?: boolean }> = {},
): Promise<{ app: TestApp; line: Line; close: () => Promise<void> }> {
  const target = new URL(await copyOnServer(server, 'seeded'));
  const line = await startLine(target.hostname, Number(target.port || 5432));
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
