import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuiltPart, isBuilt } from './build-stamp.ts';

/**
 * Runs `npm start`: builds the client and the server when their sources have changed, in child
 * processes whose memory is freed afterwards, and then starts the built server. Installations
 * without the build tools serve the build they have.
 */
for (const part of ['client', 'server'] satisfies BuiltPart[]) {
  if (isBuilt(part)) continue;
  const script = join(import.meta.dirname, `build-${part}.ts`);
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(join(import.meta.dirname, '../dist/app/main.js')).href);
