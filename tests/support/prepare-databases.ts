import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { cachedDirectories } from './template-cache.ts';
import { prepareOnServer, type Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
    /** The folder for every file that a run writes. */
    scratch: string;
  }
}

type Prepared = Readonly<{ folder: string; templates: Templates; remove: () => Promise<void> }>;

let prepared: Promise<Prepared> | undefined;

/**
 * Prepares the databases that test files copy, once for all projects of a run, and removes them
 * with the run's folder.
 */
export default async function prepareDatabases(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const first = prepared === undefined;
  prepared ??= prepare();
  const { folder, templates, remove } = await prepared;
  project.provide('scratch', folder);
  project.provide('templates', templates);
  return first ? remove : undefined;
}

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'cb-tests-'));
  const server = process.env['TEST_DATABASE_URL'];
  const { templates, drop } = server
    ? await prepareOnServer(server, folder)
    : { templates: await cachedDirectories(), drop: async () => {} };
  return {
    folder,
    templates,
    remove: async () => {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
