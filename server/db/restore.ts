import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import { extract, list } from 'tar';
import { MIGRATIONS } from '#migrations/migrations.ts';
import type { Log } from '../log.ts';
import { ARCHIVED } from './backup.ts';
import type { Db } from './client.ts';
import { openDirectory } from './embedded.ts';
import { markRestored } from './restored.ts';

/** The reason why a backup is not restored, in a sentence for the maintainer. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

type Restored = Readonly<{
  accounts: number;
  migrations: number;
  aside: string | null;
  files: Readonly<{ stored: number; missing: number }>;
}>;

type Options = Readonly<{
  replace: boolean;
  /** Where the stored files go; null where they lie at a service. */
  files: string | null;
  log: Log;
}>;

/**
 * Makes a backup the database of a directory. The archive is unpacked and opened beside it first,
 * so that a broken one changes nothing; what the directory held is moved aside, never deleted, and
 * stored files are added to those that are there.
 * @throws RestoreRefused
 */
export async function restoreDirectory(
  file: string,
  directory: string,
  { replace, files, log }: Options,
): Promise<Restored> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new RestoreRefused(`${file}: não existe ou não é um arquivo.`);
  const occupied = (await readdir(directory).catch(() => [])).length > 0;
  if (occupied && !replace) {
    throw new RestoreRefused(
      `${directory} já tem um banco de dados. Com --replace ele é posto de lado, e a cópia fica no seu lugar.`,
    );
  }
  const unpacked = `${directory}.restoring`;
  try {
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(unpacked, { recursive: true, mode: 0o700 });
    await unpack(file, unpacked);
    const database = await databaseIn(unpacked);
    const { locations, ...counts } = await inspect(database, log);
    await markRestored(database);
    await syncAll(unpacked);
    // Before the database that shows them: a file that nothing shows is put aside by itself.
    const stored = files ? await addFiles(join(unpacked, ARCHIVED.files), files) : 0;
    const missing = files ? await countMissing(files, locations) : 0;
    const aside = await putInPlace(database, directory, occupied);
    return { ...counts, aside, files: { stored, missing } };
  } finally {
    await rm(unpacked, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  const broken = new RestoreRefused(`${file}: não é uma cópia de segurança, ou está incompleta.`);
  try {
    // Read to its end first: where unpacking breaks off, files are still being written for a while.
    await list({ file, strict: true });
    await extract({ file, cwd: folder, strict: true, umask: 0o077 });
    await stat(join(await databaseIn(folder), 'PG_VERSION'));
  } catch (error) {
    broken.cause = error;
    throw broken;
  }
}

/** Backups of earlier releases hold the database alone. */
async function databaseIn(folder: string): Promise<string> {
  const own = join(folder, ARCHIVED.database);
  return (await isThere(own)) ? own : folder;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** @returns how many files were not there yet */
async function addFiles(from: string, to: string): Promise<number> {
  let added = 0;
  if (!(await isThere(from))) return added;
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (await isThere(target)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(source, target);
    added++;
  }
  return added;
}

/** How many files the database shows that are not on the disk. */
async function countMissing(folder: string, locations: readonly string[]): Promise<number> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const there = new Set(entries.map((path) => basename(path)));
  return locations.filter((location) => !there.has(location)).length;
}

/** Opens the database, which also brings what the log of its last moments holds into its tables. */
async function inspect(folder: string, log: Log) {
  const { db, close } = await openDirectory(folder, log).catch((cause: unknown) => {
    throw new RestoreRefused('A cópia não pôde ser aberta por esta versão.', { cause });
  });
  try {
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
    if (rows.some(({ name }) => !(name in MIGRATIONS))) {
      throw new RestoreRefused('A cópia é de uma versão mais nova do Companheiro Bíblico.');
    }
    const { rows: accounts } = await sql<{ count: number }>`
      select count(*)::integer as count from users`.execute(db);
    return {
      accounts: accounts[0]?.count ?? 0,
      migrations: rows.length,
      locations: await locationsIn(db),
    };
  } finally {
    await close();
  }
}

/** The stored files that the database knows; the first releases had none. */
async function locationsIn(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('stored_files') is not null as there`.execute(db);
  if (!tables[0]?.there) return [];
  const { rows } = await sql<{ location: string }>`
    select part ->> 'location' as location
    from stored_files, jsonb_array_elements(parts) as part where state = 'stored'`.execute(db);
  return rows.map(({ location }) => location);
}

async function putInPlace(
  unpacked: string,
  directory: string,
  occupied: boolean,
): Promise<string | null> {
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const aside = occupied ? `${directory}-antes-${moment}` : null;
  if (aside) await rename(directory, aside);
  else await rm(directory, { recursive: true, force: true });
  try {
    await rename(unpacked, directory);
  } catch (error) {
    if (aside) await rename(aside, directory);
    throw error;
  }
  await sync(dirname(directory));
  return aside;
}

/** The embedded database leaves it to the system when files reach the disk. */
async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await sync(join(entry.parentPath, entry.name));
  }
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
