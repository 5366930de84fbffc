import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startLine } from '../support/line.ts';
import { PGBOUNCER, startPgBouncer } from '../support/pgbouncer.ts';
import { Cluster, POSTGRES_BIN } from './cluster.ts';
import type { Ledger } from './person.ts';
import type { Site } from './site.ts';

type Parts = Readonly<{
  env: Readonly<Record<string, string>>;
  /** Breaks something under writes, once, and mends it. */
  break: (site: Site, ledger: Ledger) => Promise<void>;
  /** What each round needs, before anything is written in it. */
  prepare?: () => Promise<void>;
  close: () => Promise<void>;
}>;

export type Drill = Readonly<{
  name: string;
  /** What it needs and this machine lacks. */
  missing: string | null;
  /** The service is back within this time, where that is promised. */
  mostAwayMs?: number;
  open: (folder: string) => Promise<Parts>;
}>;

const server = process.env['TEST_DATABASE_URL'] ?? '';
const noServer = server ? null : 'TEST_DATABASE_URL';
const noPooler = noServer ?? (PGBOUNCER ? null : 'pgbouncer');
const noCluster = POSTGRES_BIN ? null : 'programs of PostgreSQL (POSTGRES_BIN)';

const killed = async (site: Site, ledger: Ledger) => {
  await site.end('SIGKILL');
  await site.start();
  ledger.resume();
};

export const DRILLS: readonly Drill[] = [
  {
    name: 'kill-embedded',
    missing: null,
    open: async () => ({ env: {}, break: killed, close: async () => {} }),
  },
  {
    name: 'kill-postgres',
    missing: noServer,
    open: async () => {
      const { url, drop } = await createDatabase();
      return { env: { DATABASE_URL: url }, break: killed, close: drop };
    },
  },
  {
    name: 'sessions',
    missing: noServer,
    open: async () => {
      const { url, admin, drop } = await createDatabase();
      const end = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      return {
        env: { DATABASE_URL: url },
        break: async () => void (await admin.query(end)),
        close: drop,
      };
    },
  },
  ...(['pooler', 'hang'] as const).map((name) => ({
    name,
    missing: noPooler,
    open: async () => {
      const { url, drop } = await createDatabase();
      const pooler = await startPgBouncer(url, 'transaction', 5);
      const hang = async () => {
        pooler.pause();
        await wait(3000);
        pooler.resume();
      };
      return {
        env: { DATABASE_URL: pooler.url },
        break: name === 'pooler' ? pooler.restart : hang,
        close: async () => {
          pooler.stop();
          await drop();
        },
      };
    },
  })),
  ...(['SIGINT', 'SIGQUIT'] as const).map((signal) => ({
    name: signal === 'SIGINT' ? 'restart' : 'crash',
    missing: noCluster,
    open: async (folder: string) => {
      const cluster = await Cluster.create(join(folder, 'cluster'));
      return {
        env: { DATABASE_URL: cluster.url },
        break: async () => {
          await cluster.stop(signal);
          await wait(1000);
          await cluster.start();
        },
        close: () => cluster.stop('SIGQUIT'),
      };
    },
  })),
  {
    name: 'failover',
    missing: noCluster,
    mostAwayMs: 10_000,
    open: async (folder) => {
      let generation = 0;
      const next = () => join(folder, `cluster-${++generation}`);
      let primary = await Cluster.create(next());
      let standby = await Cluster.following(primary, next());
      const line = await startLine('127.0.0.1', primary.port);
      const url = `postgres://postgres@127.0.0.1:${line.port}/postgres`;
      return {
        env: { DATABASE_URL: url },
        break: async () => {
          await primary.stop('SIGQUIT');
          await standby.promote();
          line.lead({ host: '127.0.0.1', port: standby.port });
          primary = standby;
        },
        prepare: async () => {
          if (primary === standby) standby = await Cluster.following(primary, next());
        },
        close: async () => {
          await Promise.all([primary, standby].map((each) => each.stop('SIGQUIT')));
          await line.close();
        },
      };
    },
  },
  {
    name: 'full-embedded',
    missing: canMount() ? null : 'the right to mount a small disk',
    open: async (folder) => {
      const disk = mountSmall(join(folder, 'disk'), 400);
      return {
        env: { DATA_DIR: join(disk.folder, 'data') },
        break: async (_site, ledger) => {
          await fillUntilRefused(disk.folder, ledger);
        },
        close: async () => disk.unmount(),
      };
    },
  },
  {
    name: 'full-postgres',
    missing: noCluster ?? (canMount() ? null : 'the right to mount a small disk'),
    open: async (folder) => {
      const disk = mountSmall(join(folder, 'disk'), 500);
      const cluster = await Cluster.create(join(disk.folder, 'cluster'));
      return {
        env: { DATABASE_URL: cluster.url },
        break: async (_site, ledger) => {
          await fillUntilRefused(disk.folder, ledger);
          if (!cluster.isRunning) await cluster.start();
        },
        close: async () => {
          await cluster.stop('SIGQUIT');
          disk.unmount();
        },
      };
    },
  },
];

/** Leaves no room until writes are refused, or for some seconds where what is there suffices. */
async function fillUntilRefused(folder: string, ledger: Ledger): Promise<void> {
  const ballast = join(folder, 'ballast');
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { stdio: 'ignore' });
  const { refused } = ledger;
  const until = performance.now() + 10_000;
  while (ledger.refused < refused + 20 && performance.now() < until) await wait(50);
  rmSync(ballast);
}

function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  const disk = mountSmall(folder, 1);
  disk.unmount();
  rmSync(folder, { recursive: true });
  return disk.mounted;
}

function mountSmall(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true });
  const size = `size=${megabytes}m,mode=0755`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  return { folder, mounted: status === 0, unmount: () => void spawnSync('umount', [folder]) };
}

async function createDatabase() {
  const name = `drill_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const owner = new pg.Client({ connectionString: server });
  await owner.connect();
  await owner.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  return {
    url,
    admin,
    drop: async () => {
      await admin.end();
      await owner.query(`drop database ${name} with (force)`);
      await owner.end();
    },
  };
}
