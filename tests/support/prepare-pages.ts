import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackBrowser } from './browser.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Prepares what pages are tested with, once for all workers of a run. */
export default async function preparePages(): Promise<void> {
  await Promise.all([buildClient(), unpackBrowser()]);
}

/** Builds the client for production, whatever environment the tests run in. */
async function buildClient(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['scripts/build-client.ts'], { cwd: ROOT, env });
}
