import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { prepareDirectories, prepareOnServer, type Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
    /** The folder of all that the run writes. */
    scratch: string;
  }
}

const ROOT = join(import.meta.dirname, '../..');

/** Builds the client where it changed, and the databases that the tests copy, at the same time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cb-tests-'));
  project.provide('scratch', folder);
  const server = process.env['TEST_DATABASE_URL'];
  const [{ templates, drop }] = await Promise.all([
    server ? prepareOnServer(server, folder) : withNothingToDrop(prepareDirectories(folder)),
    buildClient(),
  ]);
  project.provide('templates', templates);
  return async () => {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function withNothingToDrop(templates: Promise<Templates>) {
  return { templates: await templates, drop: async () => {} };
}

/** As members are served it, and not as an environment of tests would have it built. */
async function buildClient(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['scripts/build-client.ts'], { cwd: ROOT, env });
}
