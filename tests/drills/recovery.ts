import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BOOKLETS } from '#server/content/booklets/booklets.ts';
import { makePdf } from '../support/files.ts';
import { freePort } from '../support/free-port.ts';
import { Cluster, POSTGRES_BIN, prepared, runPostgres } from './cluster.ts';
import { Ledger, type Person } from './person.ts';
import type { ServiceDrill } from './services.ts';
import { Site } from './site.ts';
import { addMembers } from './two.ts';

const MEMBERS = 5;
const REQUESTS = 12;
const PATIENCE_MS = 20_000;
const missing = POSTGRES_BIN ? null : 'programs of PostgreSQL (POSTGRES_BIN)';

/** A mail server that refuses everybody, and counts who came. */
async function startMailServer() {
  const port = await freePort();
  let visits = 0;
  const server = createServer((socket) => {
    visits++;
    socket.on('error', () => {});
    socket.end('421 hoje não\r\n');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'ola@exemplo.com.br' },
    visits: () => visits,
    close: () => void server.close(),
  };
}

type Members = Awaited<ReturnType<typeof addMembers>>;

/** Members with what they wrote, and a booklet with its PDF. */
async function fill(
  site: Site,
  cluster: Cluster,
): Promise<Readonly<{ members: Members; key: string }>> {
  const members = await addMembers(cluster, MEMBERS, () => site.origin);
  for (const { person } of members) {
    await person.signIn();
    for (let request = 0; request < REQUESTS; request++) {
      await person.addRequest(randomUUID(), `Pedido ${randomUUID()}`);
    }
    await person.note(`Um dia ${randomUUID()}`);
  }
  const key = await site.admin.addBooklet(await makePdf(2));
  // A fresh installation still makes its own, which the first of the members would not be told of yet.
  const all = BOOKLETS.length + 1;
  const { list } = site.admin.client().member.booklets;
  while ((await list.query({})).items.length < all) await wait(100);
  return { members, key };
}

/** What the answers told, one by one, where they differ. */
function differing(one: readonly string[], other: readonly string[]): string {
  const pairs = one.map((answer, index) => [answer, other[index] ?? 'nothing']);
  return pairs
    .filter(([was, is]) => was !== is)
    .map((pair) => `\n    ${pair.join(' → ')}`)
    .join('');
}

/** What is told to everybody, each answer as a print of its own. */
async function answersOf(
  site: Site,
  { members, key }: Readonly<{ members: Members; key: string }>,
) {
  const answers: string[] = [];
  for (const { person } of members) {
    answers.push(...(await person.stored()).toSorted());
    answers.push(...(await person.notes()).toSorted());
    const { items } = await person.client().member.booklets.list.query({});
    answers.push(JSON.stringify(items.map(({ name, bytes }) => [name, bytes])));
    answers.push(String(await person.isSignedIn()));
  }
  answers.push(
    createHash('sha256')
      .update(await site.admin.file(key))
      .digest('hex'),
  );
  const { items } = await site.admin.client().admin.audit.list.query({});
  answers.push(String(items.length));
  return answers;
}

const alike = (one: readonly string[], other: readonly string[]) =>
  one.filter((answer, index) => answer === other[index]).length;

const since = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

async function isCopy(admin: Person): Promise<boolean> {
  return (await admin.client().admin.maintenance.installation.copy.query()) !== null;
}

/** The note on backups, followed to the letter: dump, files, secret, an empty machine. */
export const restoreDrill: ServiceDrill = {
  name: 'restore',
  missing,
  run: async (folder) => {
    const mail = await startMailServer();
    const lost = await Cluster.create(join(folder, 'lost'));
    const data = join(folder, 'data');
    const site = new Site({ DATA_DIR: data, DATABASE_URL: lost.url, ...mail.env });
    await site.start();
    const kept = await fill(site, lost);
    const before = await answersOf(site, kept);
    const [ledger, stop] = [new Ledger(), new AbortController()];
    const writing = site.admin.write(ledger, stop.signal);
    const dump = join(prepared(join(folder, 'copies')), 'companheiro.dump');
    let began = performance.now();
    await runPostgres('pg_dump', ['--format=custom', `--file=${dump}`, lost.url]);
    cpSync(join(data, 'files'), join(folder, 'copies/files'), { recursive: true });
    const dumped = since(began);
    stop.abort();
    await writing;
    await site.end('SIGKILL');
    await lost.stop('SIGQUIT');
    rmSync(data, { recursive: true });

    began = performance.now();
    const empty = await Cluster.create(join(folder, 'empty'));
    await empty.ask('create database companheiro');
    const url = Object.assign(new URL(empty.url), { pathname: '/companheiro' }).href;
    await runPostgres('pg_restore', ['--no-owner', `--dbname=${url}`, dump]);
    const again = join(folder, 'data-again');
    mkdirSync(again);
    cpSync(join(folder, 'copies/files'), join(again, 'files'), { recursive: true });
    const restored = new Site(
      { DATA_DIR: again, DATABASE_URL: url, ...mail.env },
      { as: site.admin },
    );
    await restored.start();
    const back = since(began);
    for (const { person } of kept.members) person.moveTo(() => restored.origin);
    const after = await answersOf(restored, kept);
    const copy = await isCopy(restored.admin);
    const visits = mail.visits();
    await restored.admin.askForPassword();
    await wait(3000);
    const sent = mail.visits() - visits;
    await restored.admin.client().admin.maintenance.installation.claim.mutate();
    await restored.admin.askForPassword();
    const arrived = performance.now() + PATIENCE_MS;
    while (mail.visits() === visits && performance.now() < arrived) await wait(50);
    const told = mail.visits() > visits;
    const code = await restored.end('SIGTERM');
    await empty.stop('SIGQUIT');
    mail.close();
    const same = alike(before, after);
    return {
      told:
        `${MEMBERS} members: dump and files ${dumped} under ${ledger.acknowledged.size} writes (${Math.round(statSync(dump).size / 1024)} kB), ` +
        `back on an empty machine in ${back}; ${same} of ${before.length} answers as before, with the sessions of before; ` +
        `${copy ? 'takes itself for a copy' : 'does not know that it is a copy'}, ${sent} letters tried, and ${told ? 'some' : 'NONE'} once it is the installation; exit code ${code}${differing(before, after)}`,
      failed:
        same < before.length ||
        after.length !== before.length ||
        !copy ||
        sent > 0 ||
        !told ||
        code !== 0,
    };
  },
};

/** A base and the archive of the write-ahead log bring back what an accident deleted. */
export const pointInTimeDrill: ServiceDrill = {
  name: 'point-in-time',
  missing,
  run: async (folder) => {
    const archive = prepared(join(folder, 'archive'));
    const lost = await Cluster.create(join(folder, 'lost'), {
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    });
    const data = join(folder, 'data');
    const site = new Site({ DATA_DIR: data, DATABASE_URL: lost.url });
    await site.start();
    const early = await fill(site, lost);
    const base = join(prepared(join(folder, 'bases')), 'today');
    let began = performance.now();
    await runPostgres('pg_basebackup', ['-D', base, '--checkpoint=fast', '-d', lost.url]);
    const based = since(began);
    const ledger = new Ledger();
    const stop = new AbortController();
    const writing = site.admin.write(ledger, stop.signal);
    await wait(3000);
    stop.abort();
    await writing;
    const before = await answersOf(site, early);
    const written = ledger.acknowledged.size;
    const [moment] = await lost.ask<{ at: string }>('select clock_timestamp()::text as at');
    await wait(500);
    await lost.ask('delete from prayer_requests');
    await site.admin.addRequest(randomUUID(), 'Depois do acidente');
    const [last] = await lost.ask<{ file: string }>(
      'select pg_walfile_name(pg_switch_wal()) as file',
    );
    const archived = () =>
      lost.ask(`select from pg_stat_archiver where last_archived_wal >= '${last?.file}'`);
    while ((await archived()).length === 0) await wait(50);
    await site.end('SIGKILL');
    await lost.stop('SIGQUIT');

    began = performance.now();
    const found = await Cluster.recovered(base, join(folder, 'found'), {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment?.at ?? '',
      recovery_target_action: 'promote',
      archive_mode: 'off',
    });
    const again = new Site({ DATA_DIR: data, DATABASE_URL: found.url }, { as: site.admin });
    await again.start();
    const back = since(began);
    for (const { person } of early.members) person.moveTo(() => again.origin);
    const after = await answersOf(again, early);
    const stored = new Set(await again.admin.stored());
    const gone = [...ledger.acknowledged].filter((text) => !stored.has(text)).length;
    const later = stored.has('Depois do acidente');
    const copy = await isCopy(again.admin);
    const code = await again.end('SIGTERM');
    await found.stop('SIGQUIT');
    const same = alike(before, after);
    return {
      told:
        `${MEMBERS} members: base ${based}, ${written} written after it, everything deleted, back in ${back}; ` +
        `${gone} of them lost, ${later ? 'what came after the moment is there' : 'nothing of what came after the moment'}; ` +
        `${same} of ${before.length} answers as before; ` +
        `${copy ? 'takes itself for a copy' : 'does not know that it is a copy'}; exit code ${code}${differing(before, after)}`,
      failed: gone > 0 || later || same < before.length || written === 0 || !copy || code !== 0,
    };
  },
};
