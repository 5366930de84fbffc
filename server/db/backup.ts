import { constants } from 'node:fs';
import { cp, mkdir, readdir, rm, stat, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { create } from 'tar';

/**
 * Hands a complete copy of the database to `send`, as a gzipped tar archive, and with it the stored
 * files where their folder is given.
 */
export type Backup = (
  send: (archive: Readable) => Promise<void>,
  files: string | null,
) => Promise<void>;

/** The folders of an archive. */
export const ARCHIVED = { database: 'postgres', files: 'files' } as const;

/** Packing reads so much at once, as the archive of a large file must not stop other work. */
const READ_BYTES = 256 * 1024;
const COMPRESSION = 4;

const copyOf = (directory: string) => `${directory}.backup`;

/** A copy that a killed process has left holds members' data, and is good for nothing. */
export const removeLeftCopy = (directory: string) =>
  rm(copyOf(directory), { recursive: true, force: true });

/**
 * Copies the files of the embedded database while nobody writes, and packs the copy while work
 * goes on. Neither step holds more than a few blocks in memory, unlike PGlite's own dump. Stored
 * files never change and outlive their records by weeks, so they are packed from where they lie.
 */
export async function backUp(
  pool: pg.Pool,
  directory: string,
  ...[send, files]: Parameters<Backup>
) {
  const copy = copyOf(directory);
  try {
    await removeLeftCopy(directory);
    await mkdir(copy, { recursive: true, mode: 0o700 });
    await copyAtRest(pool, directory, join(copy, ARCHIVED.database));
    const hasFiles = files !== null && (await isFolder(files));
    if (hasFiles) await symlink(resolve(files), join(copy, ARCHIVED.files), 'junction');
    const entries = await readdir(copy);
    const archive = create(
      { cwd: copy, portable: true, follow: true, strict: true, maxReadSize: READ_BYTES },
      entries,
    );
    const compressed = createGzip({ level: COMPRESSION });
    await Promise.all([pipeline(Readable.from(archive), compressed), send(compressed)]);
  } finally {
    await removeLeftCopy(directory);
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** The only connection of the pool is taken meanwhile, so every other statement waits. */
async function copyAtRest(pool: pg.Pool, directory: string, copy: string): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('checkpoint');
    const { rows } = await connection.query<{ first: string; last: string }>(`
      select pg_walfile_name(redo_lsn) as first,
        pg_walfile_name(pg_current_wal_insert_lsn()) as last
      from pg_control_checkpoint()`);
    const [wal] = rows;
    if (!wal) throw new Error('the database did not tell its write-ahead log');
    const isNeeded = (path: string) => {
      const name = basename(path);
      if (name === 'postmaster.pid') return false;
      // Segments outside of these are spent, or prepared for later.
      const isSegment = path === join(directory, 'pg_wal', name) && /^[0-9A-F]{24}$/.test(name);
      return !isSegment || (name >= wal.first && name <= wal.last);
    };
    await cp(directory, copy, {
      recursive: true,
      filter: isNeeded,
      mode: constants.COPYFILE_FICLONE,
    });
  } finally {
    connection.release();
  }
}
