import { existsSync, globSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isAlive } from '#server/process/data-lock.ts';
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
  const parent = folderOfFiles();
  removeLeft(parent);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  const server = process.env['TEST_DATABASE_URL'];
  const { templates, drop } = server
    ? await prepareOnServer(server, folder)
    : { templates: await cachedDirectories(), drop: async () => {} };
  return {
    folder,
    templates,
    remove: async () => {
      await drop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const PREFIX = 'cb-tests-';

/** Removes what this user's killed runs have left, which would fill the memory. */
function removeLeft(parent: string): void {
  for (const path of globSync(join(parent, `${PREFIX}*`))) {
    const pid = Number(path.slice(join(parent, PREFIX).length).split('-')[0]);
    if (isAlive({ pid, started: null }) || statSync(path).uid !== process.getuid?.()) continue;
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

const MEMORY = '/dev/shm';
const ROOM_GB = 4;

/** In memory where there is room: copying a database costs a disk up to ten times the processor time. */
function folderOfFiles(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return (bavail * bsize) / 1e9 > ROOM_GB ? MEMORY : tmpdir();
}
