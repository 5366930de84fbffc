import { createHash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { prepareDirectories, type Templates, templatesIn } from './templates.ts';

const CACHE = 'node_modules/.cache/test-databases';
const MOST = 4;

/** Everything that decides what a prepared database holds. */
const SOURCES = [
  'migrations/*.ts',
  'server/bible/**/*.ts',
  'server/content/{books,quotations,quiz}/*',
  'server/db/*.ts',
  'server/features/*/*.seed.ts',
  'server/features/*/*-import.queries.ts',
  'shared/bible/*.ts',
  'shared/{csv,quiz,quiz-check,quiz-csv}.ts',
  'tests/support/{bible-fixture,templates}.ts',
  'package-lock.json',
];

/** The prepared databases of these sources, which take half a minute and are the same for every run. */
export async function cachedDirectories(): Promise<Templates> {
  const folder = join(CACHE, keyOfSources());
  if (!statSync(folder, { throwIfNoEntry: false })) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    await prepareDirectories(unfinished);
    moveUnlessThere(unfinished, folder);
    removeOldest();
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return templatesIn(folder);
}

function keyOfSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES).toSorted()) hash.update(path).update(readFileSync(path));
  const source = process.env['BIBLE_SOURCE'];
  if (source) {
    hash.update(source);
    for (const path of [source, ...globSync(join(source, '**'))].toSorted()) {
      const stats = statSync(path, { throwIfNoEntry: false });
      hash.update(`${path} ${stats?.size} ${stats?.mtimeMs}`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Another run may have prepared the same meanwhile. */
function moveUnlessThere(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

function removeOldest(): void {
  const usedAt = (path: string) => statSync(path).mtimeMs;
  const folders = globSync(`${CACHE}/*`).toSorted((a, b) => usedAt(b) - usedAt(a));
  for (const folder of folders.slice(MOST)) rmSync(folder, { recursive: true });
}
