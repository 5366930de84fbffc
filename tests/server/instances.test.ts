import { readdirSync, utimesSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { FolderSigns } from '#server/instances/word.ts';
import { createLog } from '#server/log.ts';
import { EnvProblem } from '#server/process/env-problem.ts';
import { searchPath } from '#shared/bible/search-results.ts';
import { pagePicturePath } from '#shared/bible/share-picture.ts';
import { copyOnServer } from '../support/database.ts';
import { freshAddress, joinAsAdmin } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const SECRET = 'um-segredo-de-todas-as-instancias-juntas';

describe.runIf(server !== '')('two instances on one PostgreSQL', () => {
  const folder = scratchFolder('shared');
  const apps: TestApp[] = [];
  let url: string;
  let one: TestApp;
  let two: TestApp;

  const start = async (env: Record<string, string> = {}): Promise<TestApp> => {
    const database = await openDatabase(
      { kind: 'postgres', url, poolSize: 4 },
      createLog('silent'),
    );
    const app = await startTestApp({
      env: { DATA_DIR: folder, AUTH_SECRET: SECRET, ...env },
      overrides: { database },
    });
    apps.push(app);
    return app;
  };

  beforeAll(async () => {
    url = await copyOnServer(server, 'seeded');
    [one, two] = [await start(), await start()];
    await one.context.instances.announce();
    await two.context.instances.announce();
    for (const { context } of [one, two]) await context.instances.live();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  test('leave word of themselves, which an administrator reads', async () => {
    const ana = await joinAsAdmin(one);
    const listed = await ana.client.admin.maintenance.instances.query();
    expect(listed.map(({ id }) => id)).toEqual(
      [one, two].map(({ context }) => context.instances.id),
    );
    expect(listed.map(({ isSelf }) => isSelf)).toEqual([true, false]);
    expect(listed[0]?.word).toMatchObject({ files: { kind: 'disk', place: `${folder}/files` } });
    expect(JSON.stringify(listed)).not.toContain(SECRET);
  });

  test.each([
    [
      'another secret',
      { AUTH_SECRET: 'um-outro-segredo-de-uma-instancia-so' },
      /AUTH_SECRET differs/,
    ],
    ['a folder of its own', { DATA_DIR: scratchFolder('own') }, /Let DATA_DIR be one folder/],
    [
      'files at a service',
      {
        UPLOADTHING_TOKEN: Buffer.from(
          JSON.stringify({ apiKey: 'sk_x', appId: 'app', regions: ['sea1'] }),
        ).toString('base64'),
      },
      /at UploadThing, app app here.*Set the same S3_BUCKET_URL or UPLOADTHING_TOKEN/,
    ],
    [
      'files in a bucket',
      {
        S3_BUCKET_URL: 'https://s3.example.org/igreja/',
        S3_ACCESS_KEY_ID: 'AKIA',
        S3_SECRET_ACCESS_KEY: 'segredo-do-armazenamento',
      },
      /in the bucket https:\/\/s3\.example\.org\/igreja here/,
    ],
  ])('refuse one with %s, in a sentence', async (_what, env, sentence) => {
    const third = await start(env);
    const refused = third.context.instances.announce();
    await expect(refused).rejects.toThrow(EnvProblem);
    await expect(refused).rejects.toThrow(sentence);
    expect(await one.context.instances.list()).toHaveLength(2);
  });

  test('let one go that ended, and start another in its place', async () => {
    const third = await start();
    await third.context.instances.announce();
    expect(await one.context.instances.list()).toHaveLength(3);
    await third.context.instances.leave();
    expect(await one.context.instances.list()).toHaveLength(2);
    // One that was killed leaves no word; half a minute later it counts as gone.
    await third.context.instances.announce();
    await one.context.db
      .updateTable('instances')
      .set({ seenAt: new Date(Date.now() - 60_000) })
      .where('id', '=', third.context.instances.id)
      .execute();
    await one.context.instances.live();
    expect(await one.context.instances.list()).toHaveLength(2);
    const left = await one.context.db.selectFrom('instances').select('id').execute();
    expect(left).toHaveLength(2);
  });

  test('let a third start where the others forgot one whose start took long', async () => {
    // The folder's signs are older than any start, and the row of the second has aged.
    for (const id of readdirSync(`${folder}/files/instances`)) {
      utimesSync(`${folder}/files/instances/${id}`, 0, 0);
    }
    await one.context.db
      .updateTable('instances')
      .set({ seenAt: new Date(Date.now() - 60_000) })
      .where('id', '=', two.context.instances.id)
      .execute();
    await one.context.instances.live();
    expect(await one.context.instances.list()).toHaveLength(1);
    await two.context.instances.live();
    const third = await start();
    await third.context.instances.announce();
    expect(await one.context.instances.list()).toHaveLength(3);
    await third.context.instances.leave();
  });

  test('let one start while another is about to be known', async () => {
    const third = await start();
    await third.context.instances.announce();
    // As another instance sees it that looked a moment before.
    await new FolderSigns(`${folder}/files`).removeOthers([one.context.instances.id]);
    const fourth = await start();
    await fourth.context.instances.announce();
    await third.context.instances.leave();
    await fourth.context.instances.leave();
  });

  test('find one that began a moment ago when they are told to stop', async () => {
    await two.context.instances.leave();
    await one.context.instances.live();
    expect(one.context.instances.hasOthers).toBe(false);
    await two.context.instances.announce();
    expect(await one.context.instances.findOthers()).toBe(true);
  });

  test('empty a cache together', async () => {
    const ana = await joinAsAdmin(two);
    expect((await fetch(one.baseUrl + pagePicturePath('/'))).status).toBe(200);
    const pictures = () => one.context.caches.list().find(({ name }) => name === 'pictures');
    expect(pictures()?.entries).toBe(1);
    await ana.client.admin.maintenance.caches.clear.mutate({ name: 'pictures' });
    await one.context.instances.look();
    expect(pictures()?.entries).toBe(0);
  });

  test('obey a changed setting and a taken role within five seconds', async () => {
    const ana = await joinAsAdmin(one);
    const notice = async (app: TestApp) => (await app.context.settings.readAll()).memberNotice;
    expect(await notice(two)).toBe('');
    await ana.client.admin.settings.change.mutate({
      changes: [{ name: 'memberNotice', was: '', value: 'Culto às dez' }],
    });
    const began = performance.now();
    await until(async () => (await notice(two)) === 'Culto às dez');
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('give one visitor together what one of them would', async () => {
    const text = await one.context.bible.translation(null);
    const path = searchPath(text?.id ?? '', text?.contentHash ?? '', { q: 'pastor' });
    const ask = async (app: TestApp, address: string) =>
      (await fetch(app.baseUrl + path, { headers: { 'x-forwarded-for': address } })).status;
    const busy = freshAddress();
    const flood = await Promise.all(Array.from({ length: 90 }, () => ask(one, busy)));
    expect(new Set(flood)).toEqual(new Set([200, 429]));
    await one.context.instances.look();
    await two.context.instances.look();
    expect(await ask(two, busy)).toBe(429);
    expect(await ask(two, freshAddress())).toBe(200);
    const news = await one.context.db.selectFrom('instanceNews').selectAll().execute();
    expect(news.length).toBeGreaterThan(0);
    expect(JSON.stringify(news)).not.toContain(busy);
  });
});

test('an embedded database has one instance, with nobody to tell', async () => {
  const app = await startTestApp();
  await app.context.instances.announce();
  await app.context.instances.live();
  const listed = await app.context.instances.list();
  expect(listed.map(({ isSelf }) => isSelf)).toEqual([true]);
  expect(app.context.instances.hasOthers).toBe(false);
  await app.close();
});
