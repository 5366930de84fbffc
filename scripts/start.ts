import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './client-stamp.ts';

/**
 * Runs `npm start`: builds the client when its sources have changed, in a child process whose
 * memory is freed afterwards, and then starts the server. Installations without the build tools
 * serve the build they have.
 */
if (!isBuilt()) {
  const script = join(import.meta.dirname, 'build-client.ts');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('#server/main.ts');
