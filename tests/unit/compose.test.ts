import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Variables } from '#server/env/variables.ts';
import { readEnv } from '#server/env.ts';
import { HAPROXY } from '../drills/haproxy.ts';
import { readCompose } from '../support/compose.ts';

const ROOT = join(import.meta.dirname, '../..');
const { services, volumes } = readCompose();
const all = Object.entries(services);
const instances = all.filter(([, { build }]) => build !== undefined);

/** A volume or a mounted file as `SOURCE:TARGET[:ro]` writes it. */
const sourcesOf = (mounts: readonly string[]) => mounts.map((mount) => mount.split(':')[0] ?? '');

const PUBLISHED = ['app', 'proxy'];

test('the plain start has one instance and its database, the profile two behind all that is before them', () => {
  const plain = all.filter(([, { profiles }]) => profiles.length === 0).map(([name]) => name);
  expect(plain.toSorted()).toEqual(['app', 'db', 'secrets']);
  const many = all.filter(([, { profiles }]) => profiles.includes('many')).map(([name]) => name);
  expect(many.toSorted()).toEqual(['one', 'pooler', 'proxy', 'replica', 'two']);
});

test('only the product is published, and by the proxy where one is', () => {
  for (const [name, { ports }] of all) {
    expect([name, ports.length]).toEqual([name, PUBLISHED.includes(name) ? 1 : 0]);
  }
});

test('everything that is mounted is there, and each volume is declared', () => {
  const sources = new Set(all.flatMap(([, service]) => sourcesOf(service.volumes)));
  for (const source of sources) {
    const isThere = source.startsWith('./')
      ? existsSync(join(ROOT, source))
      : Object.hasOwn(volumes, source);
    expect([source, isThere]).toEqual([source, true]);
  }
  expect(Object.keys(volumes).every((name) => sources.has(name))).toBe(true);
  // Files that a command or a setting names lie in the mounted folder.
  const named = all
    .flatMap(([, { entrypoint, command }]) => [...entrypoint, ...command])
    .flatMap((word) => /\/deploy\/[\w.]+/.exec(word)?.[0] ?? []);
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
});

test('each part waits for what it needs, and what is waited for tells whether it is well', () => {
  for (const [name, { depends_on }] of all) {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const needed = services[other];
      expect([name, other, needed !== undefined]).toEqual([name, other, true]);
      // A part of a profile is there only with it.
      const isThere = needed?.profiles.every((each) => services[name]?.profiles.includes(each));
      expect([name, other, isThere]).toEqual([name, other, true]);
      if (condition !== 'service_healthy' || needed?.build) continue;
      expect([other, needed?.healthcheck?.test.length]).toEqual([other, 2]);
    }
  }
  // The instances' own check stands in the image.
  expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toContain('HEALTHCHECK');
});

test('instances are alike in files and secrets, are given what they know, and need no .env', () => {
  expect(instances.map(([name]) => name).toSorted()).toEqual(['app', 'one', 'two']);
  const [one] = instances;
  for (const [name, { environment, env_file, volumes: mounts }] of instances) {
    for (const variable of Object.keys(environment)) {
      expect([name, variable, variable in Variables.shape]).toEqual([name, variable, true]);
    }
    expect(mounts).toEqual(one?.[1].volumes);
    expect(env_file.map(({ required }) => required)).toEqual([false]);
  }
  expect(services['two']).toEqual(services['one']);
});

/** What a script of the folder would start an instance with. */
function startedWith(parameters: readonly string[], env: Record<string, string> = {}) {
  const secrets = mkdtempSync(join(tmpdir(), 'compose-'));
  const [script = ''] = services['secrets']?.command ?? [];
  const make = () =>
    spawnSync('sh', ['-c', script.replaceAll('$$', '$').replaceAll('/secrets', secrets)]).status;
  expect(make()).toBe(0);
  const made = readdirSync(secrets).map((name) => readFileSync(join(secrets, name), 'utf8'));
  expect(make()).toBe(0);
  // A second start keeps the secrets.
  const kept = readdirSync(secrets).map((name) => readFileSync(join(secrets, name), 'utf8'));
  expect(kept).toEqual(made);
  const text = readFileSync(join(ROOT, 'deploy/app.sh'), 'utf8');
  const shown = text.replace('exec node dist/app/main.js', 'exec env');
  expect(shown).not.toBe(text);
  const { stdout, stderr } = spawnSync('sh', ['-c', shown, 'app.sh', ...parameters], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], SECRETS: secrets, ...env },
  });
  expect(stderr).toBe('');
  const lines = stdout.split('\n').map((line) => line.split('='));
  return Object.fromEntries(lines.map(([name = '', ...value]) => [name, value.join('=')]));
}

test('the scripts give each instance a configuration that it starts with', () => {
  for (const [name, { command, environment }] of instances) {
    const given = { ...environment, ...startedWith(command.slice(2)) };
    const { database, authSecret, trustProxy } = readEnv(given, 'production');
    if (database.kind !== 'postgres') throw new Error('an embedded database');
    expect(authSecret).toMatch(/^[0-9a-f]{64}$/);
    const at = (host: string) =>
      expect.stringMatching(`^postgres://companheiro:[0-9a-f]{64}@${host}/companheiro$`);
    if (name === 'app') {
      expect([database.url, database.directUrl, trustProxy]).toEqual([at('db:5432'), undefined, 0]);
    } else {
      expect([database.url, database.directUrl, database.replicaUrl, trustProxy]).toEqual([
        at('pooler:6432'),
        at('db:5432'),
        at('replica:5432'),
        1,
      ]);
    }
  }
});

test('what .env sets comes before what was made', () => {
  const DATABASE_URL = 'postgres://companheiro:companheiro@db/companheiro';
  const AUTH_SECRET = 'um-segredo-que-ja-havia-em-um-arquivo-env';
  const given = startedWith(['a:1', 'b:2', 'c:3'], { DATABASE_URL, AUTH_SECRET });
  expect(given).toMatchObject({ DATABASE_URL, AUTH_SECRET });
  expect(given).not.toHaveProperty('DATABASE_REPLICA_URL');
});

test('a command is given what the instance would start with', () => {
  const one = startedWith(['db:5432', '--', 'env']);
  expect(one['DATABASE_URL']).toContain('@db:5432/');
  const many = startedWith(['a:1', 'b:2', 'c:3', '--', 'env', 'OF=command']);
  expect(many).toMatchObject({ OF: 'command' });
  expect(many['DATABASE_REPLICA_URL']).toContain('@c:3/');
});

test.runIf(HAPROXY)('HAProxy takes its file', () => {
  const { status, stderr } = spawnSync(
    HAPROXY ?? '',
    ['-c', '-f', join(ROOT, 'deploy/haproxy.cfg')],
    {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...services['proxy']?.environment },
    },
  );
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('ALERT')]);
});
