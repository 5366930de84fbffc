import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { copyOnServer } from '../support/database.ts';
import { JSON_BIBLE } from '../support/import-files.ts';
import { joinAs, joinAsAdmin, type Person } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

const FORBIDDEN = { data: { code: 'FORBIDDEN' } };
const PAGE = 1000;
const MANY = 20 * PAGE;
const ACTS = 60 * PAGE;

const setRole = (db: Db, { id }: Person, role: 'user' | 'admin') =>
  db.updateTable('userRoles').set({ role }).where('userId', '=', id).execute();

describe('a role that is taken while a long file is made', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const stream = { context: { stream: true } };

  /** Reads an export whose reader loses the role after its first page. */
  async function readAndLose(
    ana: Person,
    pages: AsyncIterable<readonly unknown[]>,
  ): Promise<number> {
    let read = 0;
    for await (const page of pages) {
      if (read === 0) await setRole(app.context.db, ana, 'user');
      read += page.length;
    }
    return read;
  }

  test('ends the export of the record of acts', async () => {
    const ana = await joinAsAdmin(app);
    // Each statement is limited in its time, also on a machine that does much else.
    for (let stored = 0; stored < ACTS; stored += PAGE) {
      await sql`insert into audit_log (action, subject)
        select 'cache.clear', 'Capas' from generate_series(1, ${PAGE}::integer)`.execute(
        app.context.db,
      );
    }
    const pages = await ana.client.admin.audit.export.mutate({}, stream);
    await expect(readAndLose(ana, pages)).rejects.toMatchObject(FORBIDDEN);
  });

  test('ends the export of accounts, and whoever keeps it gets all', async () => {
    const [ana, lea] = [await joinAsAdmin(app), await joinAsAdmin(app, 'Lea')];
    for (let from = 1; from < MANY; from += PAGE) {
      await sql`insert into users (id, name, email)
        select 'n' || n, 'Ester', n || '@exemplo.com.br'
        from generate_series(${from}::integer, ${from + PAGE - 1}::integer) as n`.execute(
        app.context.db,
      );
    }
    const pages = await ana.client.admin.users.export.mutate({}, stream);
    await expect(readAndLose(ana, pages)).rejects.toMatchObject(FORBIDDEN);
    let read = 0;
    for await (const page of await lea.client.admin.users.export.mutate({}, stream)) {
      read += page.length;
    }
    expect(read).toBeGreaterThanOrEqual(MANY + 2);
  });
});

const server = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(server !== '')('two instances', () => {
  const folder = scratchFolder('shared');
  let url: string;
  let one: TestApp;
  let two: TestApp;
  const start = async () => {
    const config = { kind: 'postgres', url, poolSize: 4 } as const;
    const database = await openDatabase(config, createLog('silent'));
    const env = { DATA_DIR: folder, AUTH_SECRET: 'um-segredo-de-todas-as-instancias-juntas' };
    return startTestApp({ env, overrides: { database } });
  };
  beforeAll(async () => {
    url = await copyOnServer(server, 'seeded');
    [one, two] = [await start(), await start()];
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  /** The same person at the other instance. */
  const at = (app: TestApp, { cookie }: Person) => clientWith(app, cookie);

  const administrators = async () =>
    (
      await one.context.db
        .selectFrom('userRoles')
        .select('userId')
        .where('role', '=', 'admin')
        .execute()
    ).length;

  test.each(['removes the other', 'takes the role of the other'])(
    'each of the last two administrators %s at the same moment, and one stays',
    async (how) => {
      await one.context.db.updateTable('userRoles').set({ role: 'user' }).execute();
      for (let round = 0; round < 5; round++) {
        const [ana, lea] = [await joinAsAdmin(one), await joinAsAdmin(one, 'Lea')];
        const act = (app: TestApp, who: Person, other: Person) =>
          how === 'removes the other'
            ? at(app, who).admin.users.remove.mutate({ id: other.id })
            : at(app, who).admin.users.setRole.mutate({ id: other.id, role: 'user' });
        const outcomes = await Promise.allSettled([act(one, ana, lea), act(two, lea, ana)]);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await administrators()).toBe(1);
        await one.context.db.updateTable('userRoles').set({ role: 'user' }).execute();
      }
    },
  );

  test('one imports: the other neither imports nor removes, until the first one is gone', async () => {
    const ana = await joinAsAdmin(one);
    const id = JSON_BIBLE.id;
    const content = Buffer.from(JSON.stringify(JSON_BIBLE)).toString('base64');
    const upload = { name: 'teste.json', content, translation: null, replaces: true };
    const [here, there] = [one, two].map((app) => at(app, ana).admin.translations);
    if (!here || !there) throw new Error('no instance');
    await here.import.mutate(upload);
    await one.context.background.settled();
    // The first one in the list stays in any case.
    const moveDown = () =>
      one.context.db
        .updateTable('translations')
        .set({ position: 950 })
        .where('id', '=', id)
        .execute();
    await moveDown();
    // The first instance begins anew and is killed midway, which leaves its claim.
    const claim = (leasedUntil: Date) =>
      one.context.db
        .updateTable('bibleInstalls')
        .set({ status: 'running', leasedUntil })
        .where('translationId', '=', id)
        .execute();
    await claim(new Date(Date.now() + 60_000));
    const conflict = { data: { code: 'CONFLICT' } };
    await expect(there.import.mutate(upload)).rejects.toMatchObject(conflict);
    await expect(there.remove.mutate({ id })).rejects.toMatchObject(conflict);
    await claim(new Date(Date.now() - 1000));
    const listed = async () =>
      (await there.list.query()).translations.find((each) => each.id === id);
    expect(await listed()).toBeDefined();
    await there.import.mutate(upload);
    await two.context.background.settled();
    await moveDown();
    await claim(new Date(Date.now() - 1000));
    await there.remove.mutate({ id });
    expect(await listed()).toBeUndefined();
  });
});

test('a moderator presses none of the buttons of the maintenance', async () => {
  const app = await startTestApp();
  const { client, id: actorId } = await joinAs(app, 'moderator');
  const { maintenance, jobs } = client.admin;
  const [sessionId, queue, id] = ['abc', 'sweep', crypto.randomUUID()];
  const pressed = [
    () => maintenance.sessions.end.mutate({ userId: 'alguem', sessionId }),
    () => maintenance.sessions.endInactive.mutate(),
    () => maintenance.caches.clear.mutate({ name: 'pictures' }),
    () => maintenance.files.collect.mutate({ files: 1 }),
    () => maintenance.installation.claim.mutate(),
    () => jobs.retry.mutate({ queue, id }),
    () => jobs.discard.mutate({ queue, id }),
  ];
  for (const press of pressed) await expect(press()).rejects.toMatchObject(FORBIDDEN);
  const acts = await app.context.db
    .selectFrom('auditLog')
    .select('action')
    .where('actorId', '=', actorId)
    .execute();
  expect(acts).toEqual([]);
  await app.close();
});
