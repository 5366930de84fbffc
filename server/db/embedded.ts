import { mkdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { backUp, removeLeftCopy } from './backup.ts';
import { type OpenDatabase, openPool, types } from './client.ts';

/** Enough for a complete translation and its index; PostgreSQL's default of 128 MB would never be freed. */
const SHARED_BUFFERS = '48MB';

/** The extensions that the migrations use, as PGlite modules. */
const EXTENSIONS = { unaccent, pg_trgm };

export async function openDirectory(directory: string, log: Log): Promise<OpenDatabase> {
  keepToBaselineCompiler();
  await mkdir(directory, { recursive: true });
  await removeLeftCopy(directory);
  const lite = await PGlite.create({
    dataDir: directory,
    extensions: EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  return openEmbedded(lite, directory, log);
}

/**
 * Optimising PGlite's largest functions takes 500 MB for a moment, which ends a process on a
 * machine of one gigabyte. Without it, look-ups take as long and scans three times as long.
 */
function keepToBaselineCompiler(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/** Opens PGlite behind the `pg` dialect; closing writes a checkpoint first. */
function openEmbedded(lite: PGlite, directory: string, log: Log): OpenDatabase {
  const description = `embedded PostgreSQL in ${directory}`;
  // PGlite supports one connection, so callers queue for it instead of timing out early.
  const pool = new pg.Pool({
    ...createPgConfig(lite),
    max: 1,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    types,
  });
  const opened = openPool(pool, description, log, {
    names: { keepsNames: true, lostName: () => {} },
    patienceMs: 0,
  });
  return {
    ...opened,
    embedded: true,
    backup: (send, files) => backUp(pool, directory, send, files),
    close: async () => {
      await opened.close();
      await lite.exec('checkpoint').catch(() => {});
      await lite.close();
    },
  };
}
