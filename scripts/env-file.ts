import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before each command of package.json: Node's own option for `.env` warns everybody who has none.
if (isMainThread) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (Object.values(process.env).some((value) => value?.trim() === '')) {
    const { dropBlankVariables } = await import('#server/env.ts');
    dropBlankVariables();
  }
}
