import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join as pathOf, relative } from 'node:path';
import { sql } from 'kysely';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db, OpenDatabase } from '#server/db/client.ts';
import { openDirectory } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrator.ts';
import { seedQuiz } from '#server/features/quiz/quiz.seed.ts';
import { createLog } from '#server/log.ts';
import { lockDataDir } from '#server/process/data-lock.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { makePdf, upload } from '../support/files.ts';
import { cookieOf, join, joinAs, joinAsAdmin, PASSWORD, postAuth } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const log = createLog('silent');
const directory = pathOf(scratchFolder('backed-up'), 'postgres');
let app: TestApp;
let ana: Awaited<ReturnType<typeof joinAsAdmin>>;

beforeAll(async () => {
  const database = await openDirectory(directory, log);
  await migrate(database.db);
  await seedQuiz(database.db);
  app = await startTestApp({ overrides: { database } });
  ana = await joinAsAdmin(app);
}, 120_000);
afterAll(() => app.close());

const ask = (cookie = '', headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}/backup`, {
    method: 'POST',
    headers: { cookie, origin: app.baseUrl, ...headers },
  });

async function download(): Promise<string> {
  const response = await ask(ana.cookie);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="companheiro-biblico-\d{8}-\d{4}\.tar\.gz"$/,
  );
  const file = pathOf(scratchFolder('backup'), 'copia.tar.gz');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  return file;
}

const restore = (dataDir: string, ...parameters: string[]) =>
  run('scripts/db-restore.ts', dataDir, ...parameters);

function run(script: string, dataDir: string, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
    cwd: pathOf(import.meta.dirname, '../..'),
    env: childEnvironment({ DATA_DIR: dataDir }),
    encoding: 'utf8',
  });
  return { code: status, output: stdout, errors: stderr };
}

/** Counts the rows of each table, those of the queue of jobs and of partitions included. */
async function countRows(db: Db): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(db);
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(`${schema}.${name}`)}`.execute(db);
    counts[`${schema}.${name}`] = rows[0]?.count ?? 0;
  }
  return counts;
}

test('a backup becomes an installation that starts, signs in and has every row', async () => {
  const maria = await join(app, 'Maria');
  await maria.client.member.diary.list.query({});
  const before = await countRows(app.context.db);
  expect(before['public.users']).toBeGreaterThanOrEqual(2);
  expect(before['public.quiz_questions']).toBeGreaterThan(100);
  const file = await download();
  expect(readdirSync(pathOf(directory, '..'))).toEqual(['postgres']);

  const dataDir = scratchFolder('restored');
  const outcome = restore(dataDir, file);
  expect(outcome).toMatchObject({ code: 0, errors: '' });
  expect(outcome.output).toContain(`contas: ${before['public.users']}`);
  const database = await openDirectory(pathOf(dataDir, 'postgres'), log);
  expect(await migrate(database.db)).toEqual([]);
  // The line of the audit log about the download is written after the copy.
  expect(await countRows(database.db)).toEqual(before);

  const restored = await startTestApp({ overrides: { database } });
  const { email } = maria;
  const signedIn = await postAuth(restored, '/sign-in/email', { email, password: PASSWORD });
  expect(signedIn.status).toBe(200);
  expect(cookieOf(signedIn)).toContain('session');
  await restored.close();

  // What came out of a backup sends nothing until somebody says that it is in use.
  const confirm = () => run('scripts/installation-confirm.ts', dataDir);
  expect(confirm()).toMatchObject({ code: 0, output: 'esta é a instalação agora: localhost\n' });
  expect(confirm()).toMatchObject({ code: 0, output: 'não é uma cópia: nada mudou\n' });
}, 180_000);

test('a backup brings the stored files, byte for byte, and says which are missing', async () => {
  const sent = [await makePdf(2, 'Uma'), await makePdf(3, 'Outra')];
  for (const [at, pdf] of sent.entries()) {
    await upload(app, ana, pdf, { kind: 'booklet-pdf', name: `apostila-${at}.pdf` });
  }
  const file = await download();
  const stored = pathOf(app.context.env.dataDir, 'files', 'objects');
  const own = filesIn(stored);
  expect(own.size).toBeGreaterThanOrEqual(sent.length);
  const [[first = '', bytes] = []] = own;
  rmSync(pathOf(stored, first));
  const incomplete = await download();

  const dataDir = scratchFolder('with-files');
  const restored = pathOf(dataDir, 'files', 'objects');
  const outcome = restore(dataDir, file);
  expect(outcome).toMatchObject({ code: 0, errors: '' });
  expect(outcome.output).toContain(`arquivos: ${own.size}\n`);
  expect(outcome.output).not.toContain('não estão aqui');
  expect(filesIn(restored)).toEqual(own);

  // What is there stays as it is, and what the database shows in vain is told.
  rmSync(pathOf(restored, first));
  expect(restore(dataDir, file, '--replace').output).toContain('arquivos: 1\n');
  expect(readFileSync(pathOf(restored, first))).toEqual(bytes);
  const partial = restore(scratchFolder('partial'), incomplete);
  expect(partial.output).toMatch(/arquivos que o banco mostra e que não estão aqui: 1\n/);
}, 120_000);

/** The bytes of each file of a folder, by its path there. */
function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathOf(entry.parentPath, entry.name));
  return new Map(paths.sort().map((path) => [relative(folder, path), readFileSync(path)]));
}

test('the download stands in the audit log', async () => {
  const { items } = await ana.client.admin.audit.list.query({});
  expect(items[0]).toMatchObject({ action: 'backup.download', actorId: ana.id });
});

test('only administrators of this site get it, one at a time', async () => {
  const [member, moderator] = [await join(app), await joinAs(app, 'moderator')];
  expect((await ask()).status).toBe(401);
  expect((await ask(member.cookie)).status).toBe(403);
  expect((await ask(moderator.cookie)).status).toBe(403);
  expect((await ask(ana.cookie, { origin: 'https://outro.example' })).status).toBe(403);
  const both = await Promise.all([ask(ana.cookie), ask(ana.cookie)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const response of both) await response.arrayBuffer();
});

test('who loses the role while reading it gets no more, and another one may begin', async () => {
  const folder = pathOf(app.context.env.dataDir, 'files', 'objects', 'grande');
  mkdirSync(folder, { recursive: true });
  // More than a connection holds on its way.
  const large = pathOf(folder, 'grande.pdf');
  writeFileSync(large, randomBytes(48 * 1024 * 1024));
  const lea = await joinAsAdmin(app, 'Lea');
  const begun = await ask(lea.cookie);
  expect(begun.status).toBe(200);
  const reader = begun.body?.getReader();
  await reader?.read();
  await app.context.db
    .updateTable('userRoles')
    .set({ role: 'user' })
    .where('userId', '=', lea.id)
    .execute();
  const rest = async () => {
    while (reader && !(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow();
  expect((await ask(lea.cookie)).status).toBe(403);
  // A copy of members' data does not stay behind.
  await until(() => !readdirSync(pathOf(directory, '..')).includes('postgres.backup'));
  rmSync(large);
  await (await ask(ana.cookie)).arrayBuffer();
});

test('a proof of more than ten minutes ago begins nothing', async () => {
  const lea = await joinAsAdmin(app, 'Lea');
  await app.context.db
    .updateTable('sessions')
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .where('userId', '=', lea.id)
    .execute();
  const refused = await ask(lea.cookie);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('confirme antes que é você');
});

describe('a restore', () => {
  let file = '';
  beforeAll(async () => {
    file = await download();
  });

  test('leaves an existing database, unless asked to move it aside', async () => {
    const dataDir = scratchFolder('occupied');
    expect(restore(dataDir, file).code).toBe(0);
    const refused = restore(dataDir, file);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toContain('já tem um banco de dados');
    const replaced = restore(dataDir, file, '--replace');
    expect(replaced).toMatchObject({ code: 0, errors: '' });
    expect(readdirSync(dataDir).sort()).toEqual([
      'files',
      'postgres',
      expect.stringMatching(/^postgres-antes-\d{14}$/),
    ]);
  }, 120_000);

  test('never touches the data of a server that runs', async () => {
    const dataDir = scratchFolder('held');
    const unlock = await lockDataDir(dataDir);
    expect(restore(dataDir, file).errors).toContain('is already using');
    await unlock();
  });

  test.each<[string, () => string, RegExp]>([
    ['a file that is not there', () => '/nao/existe.tar.gz', /não existe/],
    ['something else', () => 'package.json', /não é uma cópia de segurança/],
  ])('refuses %s, and leaves nothing behind', (_what, given, sentence) => {
    const dataDir = scratchFolder('refused');
    const { code, errors } = restore(dataDir, given());
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  describe('onto a database that is there', () => {
    const dataDir = scratchFolder('kept');
    beforeAll(() => {
      expect(restore(dataDir, file).code).toBe(0);
    }, 60_000);

    const truncated = (bytes: (whole: Buffer) => number) => async () => {
      const whole = readFileSync(file);
      const cut = pathOf(scratchFolder('cut'), 'copia.tar.gz');
      writeFileSync(cut, whole.subarray(0, bytes(whole)));
      return cut;
    };

    test.each<[string, () => Promise<string>, RegExp]>([
      ['half a backup', truncated(({ length }) => length / 2), INCOMPLETE],
      ['one without its last bytes', truncated(({ length }) => length - 4), INCOMPLETE],
      ['an empty file', truncated(() => 0), INCOMPLETE],
      ['an archive of something else', () => archiveOf('shared'), INCOMPLETE],
      ['a backup of a newer version', newerBackup, /é de uma versão mais nova/],
    ])(
      'refuses %s and changes nothing of it',
      async (_what, given, sentence) => {
        const before = digestOf(dataDir);
        const { code, output, errors } = restore(dataDir, await given(), '--replace');
        expect({ code, output }).toEqual({ code: 1, output: '' });
        expect(errors).toMatch(sentence);
        expect(errors.trim().split('\n')).toHaveLength(1);
        expect(readdirSync(dataDir).sort()).toEqual(['files', 'postgres']);
        expect(digestOf(dataDir)).toBe(before);
      },
      60_000,
    );
  });
});

const INCOMPLETE = /não é uma cópia de segurança, ou está incompleta/;

async function archiveOf(folder: string): Promise<string> {
  const archive = pathOf(scratchFolder('archive'), 'copia.tar.gz');
  await create({ gzip: true, cwd: folder, file: archive }, ['.']);
  return archive;
}

/** A backup of a database that a later version has migrated further. */
async function newerBackup(): Promise<string> {
  const newer = pathOf(scratchFolder('newer'), 'postgres');
  const { db, close } = await openDirectory(newer, log);
  await migrate(db);
  await sql`insert into schema_migrations (name, timestamp) values ('9999-later', 'now')`.execute(
    db,
  );
  await close();
  return archiveOf(newer);
}

/** One digest of all files of a folder, with their names. */
function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathOf(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

test('a PostgreSQL server is backed up by its own tools', async () => {
  const database: OpenDatabase = {
    ...(await openDirectory(pathOf(scratchFolder('other'), 'postgres'), log)),
    backup: null,
  };
  await migrate(database.db);
  const other = await startTestApp({ overrides: { database } });
  const admin = await joinAsAdmin(other);
  const response = await fetch(`${other.baseUrl}/backup`, {
    method: 'POST',
    headers: { cookie: admin.cookie, origin: other.baseUrl },
  });
  expect(response.status).toBe(404);
  await other.close();
}, 120_000);
