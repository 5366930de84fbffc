import { constants } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { create } from 'tar';

/** Hands a complete copy of the database to `send`, as a gzipped tar archive. */
export type Backup = (send: (archive: Readable) => Promise<void>) => Promise<void>;

const copyOf = (directory: string) => `${directory}.backup`;

/** A copy that a killed process has left holds members' data, and is good for nothing. */
export const removeLeftCopy = (directory: string) =>
  rm(copyOf(directory), { recursive: true, force: true });

/**
 * Copies the files of the embedded database while nobody writes, and packs the copy while work
 * goes on. Neither step holds more than a few blocks in memory, unlike PGlite's own dump.
 */
export async function backUp(pool: pg.Pool, directory: string, send: Parameters<Backup>[0]) {
  const copy = copyOf(directory);
  try {
    await removeLeftCopy(directory);
    await copyAtRest(pool, directory, copy);
    const entries = await readdir(copy);
    const archive = create({ cwd: copy, gzip: { level: 4 }, portable: true }, entries);
    await send(Readable.from(archive));
  } finally {
    await removeLeftCopy(directory);
  }
}

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
