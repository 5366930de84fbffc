import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareDirectories, prepareOnServer, type Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
    /** The folder for every file that a run writes. */
    scratch: string;
  }
}

/** Prepares the databases that test files copy, and removes them with the run's folder. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cb-tests-'));
  project.provide('scratch', folder);
  const server = process.env['TEST_DATABASE_URL'];
  const { templates, drop } = server
    ? await prepareOnServer(server, folder)
    : { templates: await prepareDirectories(folder), drop: async () => {} };
  project.provide('templates', templates);
  return async () => {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  };
}
