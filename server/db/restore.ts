import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { extract, list } from 'tar';
import { MIGRATIONS } from '#migrations/migrations.ts';
import type { Log } from '../log.ts';
import { openDirectory } from './embedded.ts';

/** The reason why a backup is not restored, in a sentence for the maintainer. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

type Restored = Readonly<{ accounts: number; migrations: number; aside: string | null }>;

/**
 * Makes a backup the database of a directory. The archive is unpacked and opened beside it first,
 * so that a broken one changes nothing; what the directory held is moved aside, never deleted.
 * @throws RestoreRefused
 */
export async function restoreDirectory(
  file: string,
  directory: string,
  { replace, log }: Readonly<{ replace: boolean; log: Log }>,
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
    const counts = await inspect(unpacked, log);
    await syncAll(unpacked);
    return { ...counts, aside: await putInPlace(unpacked, directory, occupied) };
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
    await stat(join(folder, 'PG_VERSION'));
  } catch (error) {
    broken.cause = error;
    throw broken;
  }
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
    return { accounts: accounts[0]?.count ?? 0, migrations: rows.length };
  } finally {
    await close();
  }
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
