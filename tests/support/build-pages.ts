import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltPart } from '#scripts/build-stamp.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Builds the client for production, whatever environment the tests run in. */
export const buildPages = (): Promise<void> => build('client');

export const buildServer = (): Promise<void> => build('server');

async function build(part: BuiltPart): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [`scripts/build-${part}.ts`], { cwd: ROOT, env });
}
