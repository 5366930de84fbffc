import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runScript, runServer } from './processes.ts';

export const AUTH_SECRET = 'segredo-apenas-para-esta-medida-de-carga';

export type Scratch = Readonly<{
  url: string;
  folder: string;
  /** The product as in production, on the scratch database. */
  startProduct: (env?: NodeJS.ProcessEnv) => ReturnType<typeof runServer>;
  drop: () => Promise<void>;
}>;

/** A separate database with the complete translation, and the product that serves it. */
export async function makeScratch(server: string, source: string): Promise<Scratch> {
  const name = `cb_load_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const dataDir = mkdtempSync(join(tmpdir(), 'cb-load-'));
  const env = {
    // As the Dockerfile has it.
    NODE_ENV: 'production',
    NODE_OPTIONS: '--max-semi-space-size=8',
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    AUTH_SECRET,
    BIBLE_AUTO_INSTALL: 'false',
    TRUST_PROXY: '1',
  };
  await runScript('scripts/build-client.ts', [], {});
  await runScript('scripts/build-server.ts', [], {});
  await runScript('scripts/bible-import.ts', [source], env);
  const startProduct = (more: NodeJS.ProcessEnv = {}) =>
    runServer('dist/app/main.js', '/readyz', { ...env, ...more });
  // What a first start makes beside its requests is there before anything is measured.
  await runScript('scripts/seed.ts', [], env);
  return {
    url,
    folder: dataDir,
    startProduct,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
