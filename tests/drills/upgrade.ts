import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startFakeOpenAI } from '../support/fake-openai.ts';
import { Cluster, POSTGRES_BIN } from './cluster.ts';
import { heldBy, liveThrough, Tally } from './day-people.ts';
import { HAPROXY } from './haproxy.ts';
import type { Person } from './person.ts';
import type { ServiceDrill } from './services.ts';
import type { Site } from './site.ts';
import { addMembers, openTwo } from './two.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILDS = join(ROOT, '.data/releases');
const MEMBERS = 8;
const HOUR = 8;
/** So many migrations the release is behind which is upgraded. */
const BEHIND = 3;
const BOTH_MS = 6000;

function git(...parameters: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', parameters, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
}

/** The release to begin with: UPGRADE_FROM, or the commit before the migrations of late. */
function earlierRelease(): string | null {
  const named = process.env['UPGRADE_FROM'];
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
  const added = git('log', '--diff-filter=A', '--format=%H', '--', 'migrations/[0-9]*.ts');
  const first = added?.split('\n')[BEHIND - 1];
  return first ? git('rev-parse', '--verify', '--quiet', `${first}^`) : null;
}

const packagesIn = (folder: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return { ...dependencies, ...devDependencies };
};

/** Builds a commit once, with the packages that are here where it has the same versions of all of its own. */
function build(commit: string): string {
  const folder = join(BUILDS, commit);
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const run = (command: string) => {
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
  };
  run(`git archive ${commit} | tar -x -C '${part}'`);
  const now = packagesIn(ROOT);
  const isSame = Object.entries(packagesIn(part)).every(([name, version]) => now[name] === version);
  if (isSame) symlinkSync(join(ROOT, 'node_modules'), join(part, 'node_modules'));
  else run(`cd '${part}' && npm ci --prefer-offline --no-audit --no-fund`);
  process.stdout.write(`Building ${commit.slice(0, 8)}...\n`);
  for (const what of ['client', 'server']) {
    run(`cd '${part}' && '${process.execPath}' scripts/build-${what}.ts`);
  }
  renameSync(part, folder);
  return folder;
}

const migrationsIn = (folder: string) =>
  readdirSync(join(folder, 'migrations')).filter((name) => /^\d{4}-/.test(name)).length;

/** Writes into the diary through one instance, until the signal. @returns what was acknowledged */
async function writeDiary(person: Person, signal: AbortSignal): Promise<Set<string>> {
  const written = new Set<string>();
  while (!signal.aborted) {
    const [key, text] = [randomUUID(), `Um dia ${randomUUID()}`];
    // A device sends what was refused again, by the same key.
    while (
      !(await person.note(text, key).then(
        () => true,
        () => false,
      ))
    )
      await wait(200);
    written.add(text);
    await wait(100);
  }
  return written;
}

const startsAnew = (site: Site) =>
  site.start().then(
    () => true,
    () => false,
  );

const from = earlierRelease();

/** An earlier release serves on while the newest migrates its database and serves beside it. */
export const upgradeDrill: ServiceDrill = {
  name: 'upgrade',
  missing: POSTGRES_BIN
    ? HAPROXY
      ? from
        ? null
        : 'history of git with the release before'
      : 'haproxy (HAPROXY)'
    : 'programs of PostgreSQL',
  isLong: true,
  run: async (folder) => {
    const root = build(from ?? '');
    const cluster = await Cluster.create(join(folder, 'cluster'));
    const model = await startFakeOpenAI();
    const { origin, proxy, at } = await openTwo(folder, {
      ...model.env,
      DATABASE_URL: cluster.url,
    });
    const old = { first: at(0, { root }), second: at(1, { root }) };
    await old.first.start();
    await old.second.start();
    const members = await addMembers(cluster, MEMBERS + 1, () => origin);
    const [writer, ...others] = members;
    const [tally, stop, leave] = [new Tally(), new AbortController(), new AbortController()];
    const living = others.map(({ person }) =>
      liveThrough(person, { tally, hour: HOUR, signal: stop.signal }),
    );
    await writer?.person.signIn();
    writer?.person.moveTo(() => old.first.origin);
    const diary = writer ? writeDiary(writer.person, leave.signal) : Promise.resolve(new Set());
    await wait(3000);

    const codes = [await old.second.end('SIGTERM')];
    const began = performance.now();
    const newer = { first: at(0), second: at(1) };
    await newer.second.start();
    const migrated = ((performance.now() - began) / 1000).toFixed(1);
    await wait(BOTH_MS);
    const served = await old.first.isReady();
    leave.abort();
    const written = await diary;
    codes.push(await old.first.end('SIGTERM'));
    const isRefused = !(await startsAnew(old.first));
    await newer.first.start();
    await wait(3000);
    stop.abort();

    writer?.person.moveTo(() => origin);
    const notes = new Set(await writer?.person.notes());
    const gone = [...written].filter((text) => !notes.has(String(text))).length;
    const held = await heldBy(others, await Promise.all(living));
    const lost = gone + held.lost;
    const doubled = notes.size - written.size + gone + held.doubled;
    for (const site of [newer.first, newer.second]) codes.push(await site.end('SIGTERM'));
    await proxy.stop();
    await model.close();
    await cluster.stop('SIGQUIT');
    const done = [...tally.done].map(([name, count]) => `${count} ${name}`).join(', ');
    return {
      told: [
        `from ${from?.slice(0, 8)} (${migrationsIn(root)} migrations) to this (${migrationsIn(ROOT)}) under ${MEMBERS} members: ${done}`,
        `  the newest migrated and served after ${migrated} s; ${written.size} entries of the diary through the old instance; it ${served ? 'served on' : 'no longer served'}, and started again is ${isRefused ? 'refused' : 'NOT refused'}`,
        `  ${tally.told.length} errors told, ${tally.repeated} repeated by a device, ${(tally.within(100) / 1000).toFixed(1)} s at most; ${lost} lost, ${doubled} doubled; exit codes ${codes.join(', ')}`,
        ...tally.told.map((each) => `    ${each}`),
      ].join('\n'),
      failed:
        tally.told.length + lost + doubled > 0 ||
        written.size === 0 ||
        !served ||
        !isRefused ||
        codes.some((code) => code !== 0),
    };
  },
};
