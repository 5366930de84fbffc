import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { markOf } from './object-name.ts';
import {
  awaitConfirmation,
  forgetQuarantined,
  listDue,
  readMark,
  setQuarantine,
} from './quarantine.queries.ts';
import type { StoredObject } from './storage.ts';
import { type FilesContext, temporaryFolder } from './store-file.ts';
import { deleteUnusedFiles, listLocations } from './stored-files.queries.ts';

const HOUR_MS = 3_600_000;
const QUARANTINE_MS = 30 * 24 * HOUR_MS;
/** A collection that would delete more, or a larger share of all, asks first. */
const MOST_UNASKED = 10;
const SHARE_UNASKED = 0.1;

type Collection = Readonly<{
  /** Objects of this installation that no record knows. */
  quarantined: number;
  deleted: number;
  /** Objects that wait for an administrator's word before they are deleted. */
  asked: number;
  /** Keys of records whose file is gone, which only a person can mend. */
  missing: readonly string[];
}>;

export type Collecting = FilesContext &
  Readonly<{ log: Log; now: () => Date; installation: Readonly<{ isCopy: boolean }> }>;

type Options = Readonly<{
  now?: Date;
  /** So many deletions as an administrator has confirmed. */
  confirmed?: number;
}>;

const NOTHING: Collection = { quarantined: 0, deleted: 0, asked: 0, missing: [] };

/**
 * Drops the records of files that nothing has used for an hour and what broken uploads have left.
 * Objects with this installation's mark that no record knows are deleted after thirty days, so
 * that an older backup finds the files it shows; objects with another's mark, or none, are not
 * ours to delete. A copy deletes nothing, as its storage may be the installation's. Every step may
 * run again, on any instance.
 */
export async function collectFiles(
  app: Collecting,
  { now = app.now(), confirmed = 0 }: Options = {},
): Promise<Collection> {
  const { db, storage, log, installation } = app;
  if (installation.isCopy) return NOTHING;
  const before = new Date(now.getTime() - HOUR_MS);
  await emptyTemporaryFolder(app, before);
  await deleteUnusedFiles(db, before);
  // Objects are listed before the records, so that one stored in between has its record.
  const objects = new Map<string, StoredObject>();
  for await (const object of storage.list()) objects.set(object.location, object);
  const recorded = await listLocations(db);
  const mark = await readMark(db);
  const own = [...objects.values()].filter(({ name }) => markOf(name) === mark);
  const unknown = own
    .filter(({ location, storedAt }) => storedAt < before && !recorded.has(location))
    .map(({ location }) => location);
  await setQuarantine(db, unknown, now);
  const due = await listDue(db, new Date(now.getTime() - QUARANTINE_MS));
  const asks = due.length > Math.max(confirmed, Math.min(MOST_UNASKED, own.length * SHARE_UNASKED));
  if (asks) {
    await awaitConfirmation(db, due);
    log.warn({ files: due.length }, 'deletion of many files awaits an administrator');
  } else {
    await storage.delete(due);
    await forgetQuarantined(db, due);
    if (due.length > 0) log.info({ deleted: due.length }, 'files collected');
  }
  const missing = [...recorded]
    .filter(([location, { createdAt }]) => createdAt < before && !objects.has(location))
    .map(([, { key }]) => key);
  if (missing.length > 0) log.error({ keys: [...new Set(missing)] }, 'stored files are gone');
  return {
    quarantined: unknown.length - (asks ? 0 : due.length),
    deleted: asks ? 0 : due.length,
    asked: asks ? due.length : 0,
    missing: [...new Set(missing)],
  };
}

async function emptyTemporaryFolder(app: FilesContext, before: Date): Promise<void> {
  const folder = temporaryFolder(app);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
