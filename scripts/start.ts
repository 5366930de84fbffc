import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './client-stamp.ts';

/**
 * `npm start`: the client is built where its sources changed, in a process of its own whose
 * memory goes with it; then the server runs. An installation without the packages that build
 * serves what was built before.
 */
if (!isBuilt()) {
  const script = join(import.meta.dirname, 'build-client.ts');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('#server/main.ts');
