import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { type FilesContext, temporaryFolder } from './store-file.ts';
import { deleteUnusedFiles, listLocations } from './stored-files.queries.ts';

const HOUR_MS = 3_600_000;

type Collection = Readonly<{
  /** Parts that were deleted, because no item has taken their file or no record knows them. */
  deleted: number;
  /** Keys of records whose file is gone, which only a person can mend. */
  missing: readonly string[];
}>;

/**
 * Deletes files that nothing has used for an hour, objects without a record and what broken
 * uploads have left. Every step may run again, on any instance.
 */
export async function collectFiles(
  app: FilesContext & Readonly<{ log: Log }>,
  before = new Date(Date.now() - HOUR_MS),
): Promise<Collection> {
  const { db, storage, log } = app;
  await emptyTemporaryFolder(app, before);
  const unused = await deleteUnusedFiles(db, before);
  await storage.delete(unused);
  // Objects are listed before the records, so that one stored in between has its record.
  const objects = new Map<string, Date>();
  for await (const { location, storedAt } of storage.list()) objects.set(location, storedAt);
  const recorded = await listLocations(db);
  const orphans = [...objects]
    .filter(([location, storedAt]) => storedAt < before && !recorded.has(location))
    .map(([location]) => location);
  await storage.delete(orphans);
  const missing = [...recorded]
    .filter(([location, { createdAt }]) => createdAt < before && !objects.has(location))
    .map(([, { key }]) => key);
  const collection = {
    deleted: unused.length + orphans.length,
    missing: [...new Set(missing)],
  };
  if (collection.deleted > 0) log.info({ deleted: collection.deleted }, 'files collected');
  if (missing.length > 0) log.error({ keys: collection.missing }, 'stored files are gone');
  return collection;
}

async function emptyTemporaryFolder(app: FilesContext, before: Date): Promise<void> {
  const folder = temporaryFolder(app);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
