import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { openDatabase } from '#server/db/open.ts';
import { sendReminders } from '#server/features/plans/reminders/reminders.jobs.ts';
import { readPlace, storePlace } from '#server/installation/installation.queries.ts';
import { defineJob, Nothing } from '#server/jobs/job.ts';
import { createLog } from '#server/log.ts';
import { collectFiles } from '#server/storage/collect-files.ts';
import { copyDatabase, copyOnServer } from '../support/database.ts';
import { join, joinAsAdmin, postAuth } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const never = new AbortController().signal;
const REAL_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'ola@exemplo.com.br' };

describe('a database that was copied to another folder', () => {
  let database: OpenDatabase;
  let original: TestApp;
  let copy: TestApp;
  let ana: Awaited<ReturnType<typeof joinAsAdmin>>;

  const start = () =>
    startTestApp({
      env: REAL_MAIL,
      overrides: { database: { ...database, close: async () => {} } },
    });

  beforeAll(async () => {
    database = await copyDatabase('seeded');
    original = await start();
    await original.context.installation.recognize();
    copy = await start();
    ana = await joinAsAdmin(copy);
    await copy.context.installation.recognize();
  });
  afterAll(async () => {
    await original.close();
    await copy.close();
    await database.close();
  });

  const askForPassword = async (app: TestApp, email: string) => {
    const answer = await postAuth(app, '/request-password-reset', { email, redirectTo: '/auth' });
    expect(answer.status).toBe(200);
    await app.context.background.settled();
    return app.mails.filter(({ to, subject }) => to.address === email && /senha/.test(subject));
  };

  test('says so to administrators, and the installation itself does not', async () => {
    expect(await ana.client.admin.maintenance.installation.copy.query()).toMatchObject({
      why: 'database',
      site: '127.0.0.1',
    });
    await original.context.installation.recognize();
    expect(original.context.installation.copy).toBeNull();
  });

  test('sends no mail and no reminder, and leaves them to the installation', async () => {
    const maria = await join(original);
    expect(await askForPassword(copy, maria.email)).toEqual([]);
    await copy.context.db
      .insertInto('reminderSends')
      .values({
        userId: maria.id,
        day: '2026-11-23',
        state: 'pending',
        dueAt: new Date(Date.now() - 60_000),
        changedAt: new Date(),
      })
      .execute();
    await sendReminders.run(copy.context, {}, never);
    const waiting = copy.context.db.selectFrom('reminderSends').select('state').execute();
    expect(await waiting).toEqual([{ state: 'pending' }]);
  });

  test('puts no file aside and deletes none', async () => {
    await copy.context.db
      .insertInto('quarantinedFiles')
      .values({ location: 'antigo', foundAt: new Date('2020-01-01T00:00:00Z') })
      .execute();
    expect(await collectFiles(copy.context)).toMatchObject({ quarantined: 0, deleted: 0 });
    expect(await copy.context.db.selectFrom('quarantinedFiles').selectAll().execute()).toHaveLength(
      1,
    );
    await expect(
      ana.client.admin.maintenance.files.collect.mutate({ files: 1 }),
    ).rejects.toMatchObject({ data: { code: 'CONFLICT' } });
  });

  test('does all of it once an administrator says that it is the installation now', async () => {
    const done: string[] = [];
    const [inner, outer] = [false, true].map((goesOut) =>
      defineJob({
        name: goesOut ? 'goes-out' : 'stays-in',
        title: 'Teste',
        payload: Nothing,
        ...(goesOut ? { outgoing: true } : {}),
        handle: async () => void done.push(goesOut ? 'out' : 'in'),
      }),
    );
    if (!inner || !outer) throw new Error('two jobs');
    const { context } = copy;
    const working = context.jobs.work(context, [outer, inner], never, () =>
      context.installation.whenOwn(never),
    );
    await context.jobs.send(outer, {});
    await context.jobs.send(inner, {});
    await until(() => done.includes('in'));
    expect(done).toEqual(['in']);

    await ana.client.admin.maintenance.installation.claim.mutate();
    await working;
    await context.jobs.send(outer, {});
    await until(() => done.includes('out'));
    expect(await ana.client.admin.maintenance.installation.copy.query()).toBeNull();
    const { items } = await ana.client.admin.audit.list.query({});
    expect(items[0]).toMatchObject({
      action: 'installation.claim',
      actorId: ana.id,
      subject: '127.0.0.1',
    });
    const joana = await join(original);
    expect(await askForPassword(copy, joana.email)).toHaveLength(1);

    // Whoever served it before is the copy now.
    await original.context.installation.recognize();
    expect(original.context.installation.copy).toMatchObject({ why: 'database' });
    expect(await askForPassword(original, joana.email)).toEqual([]);
  });

  test('there is nothing to say where it is no copy', async () => {
    const claimed = ana.client.admin.maintenance.installation.claim.mutate();
    await expect(claimed).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  });
});

const server = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(server !== '')('a database that a dump was restored to', () => {
  test('is known by its server, however often the installation starts', async () => {
    const [url, restored] = [
      await copyOnServer(server, 'seeded'),
      await copyOnServer(server, 'seeded'),
    ];
    const folder = scratchFolder('both');
    const start = async (address: string) => {
      const config = { kind: 'postgres', url: address, poolSize: 2 } as const;
      const app = await startTestApp({
        env: { DATABASE_URL: address, AUTH_SECRET: 'a'.repeat(40), DATA_DIR: folder },
        overrides: { database: await openDatabase(config, createLog('silent')) },
      });
      await app.context.installation.recognize();
      return app;
    };
    const [first, second] = [await start(url), await start(url)];
    expect([first, second].map(({ context }) => context.installation.copy)).toEqual([null, null]);
    const place = await readPlace(first.context.db);
    if (!place) throw new Error('no place');

    const elsewhere = await start(restored);
    await storePlace(elsewhere.context.db, place);
    await elsewhere.context.installation.recognize();
    expect(elsewhere.context.installation.copy).toMatchObject({ why: 'database' });
    for (const app of [first, second, elsewhere]) await app.close();
  });
});
