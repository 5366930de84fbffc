import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COMPOSE_FILE, readCompose } from '../support/compose.ts';
import { freePort } from '../support/free-port.ts';
import { PGBOUNCER, startPgBouncer } from '../support/pgbouncer.ts';
import { Cluster, POSTGRES_BIN } from './cluster.ts';
import { HAPROXY, startHaProxy } from './haproxy.ts';
import { ADMIN, METRICS_TOKEN, Site } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');

type Instance = 'one' | 'two';

/** The profile `many` of `compose.yaml`, running. */
export type Profile = Readonly<{
  how: string;
  /** Where HAProxy listens. */
  origin: string;
  kill: (instance: Instance) => Promise<void>;
  /** Ends an instance as a release does. @returns its exit code */
  stop: (instance: Instance) => Promise<number | null>;
  start: (instance: Instance) => Promise<void>;
  restartPooler: () => Promise<void>;
  restartDatabase: () => Promise<void>;
  stopReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  end: () => Promise<void>;
}>;

const succeeds = (...[program = '', ...parameters]: readonly string[]) =>
  spawnSync(program, parameters, { stdio: 'ignore' }).status === 0;

/** Asked once, as Docker takes its time to say no. */
const hasDocker = succeeds('docker', 'compose', 'version') && succeeds('docker', 'info');

export const missingForProfile = (): string | null => {
  if (hasDocker) return null;
  if (!POSTGRES_BIN) return 'Docker, nor the programs of PostgreSQL (POSTGRES_BIN)';
  if (!PGBOUNCER) return 'Docker, nor pgbouncer (PGBOUNCER)';
  return HAPROXY ? null : 'Docker, nor haproxy (HAPROXY)';
};

/** Starts the profile in containers where Docker is, else the same commands and files without. */
export const startProfile = (folder: string): Promise<Profile> =>
  hasDocker ? inContainers(folder) : byHand(folder);

async function inContainers(folder: string): Promise<Profile> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    BASE_URL: origin,
    BIBLE_AUTO_INSTALL: 'false',
    METRICS_TOKEN,
  };
  const own = join(folder, 'drill.yaml');
  // JSON is YAML, too.
  writeFileSync(own, JSON.stringify({ services: { one: { environment }, two: { environment } } }));
  const project = `drill-${process.pid}`;
  const compose = (...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(
      'docker',
      ['compose', '-f', COMPOSE_FILE, '-f', own, '-p', project, '--profile', 'many', ...words],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, PUBLISHED_PORT: String(port) } },
    );
    if (status !== 0) throw new Error(`docker compose ${words.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  compose('up', '--build', '--detach', '--wait', 'proxy');
  const start = async (...names: readonly string[]) =>
    void compose('up', '--detach', '--no-deps', '--wait', ...names);
  return {
    how: 'in containers',
    origin,
    kill: async (instance) => void compose('kill', instance),
    stop: async (instance) => {
      compose('stop', instance);
      const id = compose('ps', '--all', '--quiet', instance);
      const said = spawnSync('docker', ['inspect', '--format', '{{.State.ExitCode}}', id]);
      return Number(said.stdout);
    },
    start,
    restartPooler: async () => {
      compose('kill', 'pooler');
      await start('pooler');
    },
    restartDatabase: async () => void compose('restart', 'db'),
    stopReplica: async () => void compose('stop', 'replica'),
    startReplica: () => start('replica'),
    end: async () => void compose('down', '--volumes', '--rmi', 'local'),
  };
}

async function byHand(folder: string): Promise<Profile> {
  const { services } = readCompose();
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets);
  const [script = ''] = services['secrets']?.command ?? [];
  const made = script.replaceAll('$$', '$').replaceAll('/secrets', secrets);
  if (!succeeds('sh', '-c', made)) throw new Error('no secrets are made');
  const password = readFileSync(join(secrets, 'database'), 'utf8');

  const hba = join(folder, 'pg_hba.conf');
  copyFileSync(join(ROOT, 'deploy/pg_hba.conf'), hba);
  const set = (services['db']?.command ?? []).filter((word) => word.includes('='));
  const settings = Object.fromEntries(
    set.map((word) => word.replace('/deploy/pg_hba.conf', hba).split('=')),
  );
  const primary = await Cluster.create(join(folder, 'primary'), settings);
  await primary.ask(`create role companheiro superuser login password '${password}'`);
  await primary.ask('create database companheiro owner companheiro');
  const standby = await Cluster.following(primary, join(folder, 'replica'), {
    synchronous: false,
    user: 'companheiro',
  });
  const own = `postgres://companheiro@127.0.0.1:${primary.port}/companheiro`;
  const pooler = await startPgBouncer(own, 'transaction', 20, password);

  const hosts: Readonly<Record<string, string>> = {
    'pooler:6432': new URL(pooler.url).host,
    'db:5432': `127.0.0.1:${primary.port}`,
    'replica:5432': `127.0.0.1:${standby.port}`,
  };
  const ports = [await freePort(), await freePort()] as const;
  const proxy = await startHaProxy(ports);
  const origin = `http://127.0.0.1:${proxy.port}`;
  const instance = (name: Instance, port: number) => {
    const { environment = {}, command = [] } = services[name] ?? {};
    const through = command.map((word) => hosts[word] ?? word.replace('/deploy', 'deploy'));
    const env = { DATA_DIR: join(folder, 'data'), SECRETS: secrets, BASE_URL: origin };
    return new Site({ ...environment, ...env, AUTH_SECRET: '', PORT: String(port) }, { through });
  };
  const sites = { one: instance('one', ports[0]), two: instance('two', ports[1]) };
  // Both at once, as compose starts them.
  await Promise.all(Object.values(sites).map((site) => site.start()));
  return {
    how: 'without containers',
    origin,
    kill: async (name) => void (await sites[name].end('SIGKILL')),
    stop: (name) => sites[name].end('SIGTERM'),
    start: (name) => sites[name].start(),
    restartPooler: pooler.restart,
    restartDatabase: async () => {
      await primary.stop('SIGINT');
      await wait(1000);
      await primary.start();
    },
    stopReplica: () => standby.stop('SIGINT'),
    startReplica: () => standby.start(),
    end: async () => {
      for (const site of Object.values(sites)) await site.end('SIGTERM');
      await proxy.stop();
      pooler.stop();
      await Promise.all([primary, standby].map((each) => each.stop('SIGQUIT')));
    },
  };
}
