import { afterEach, expect, test } from 'vitest';
import { BLIVRE } from '#server/bible/import/blivre.ts';
import { claimInstall, readInstall } from '#server/bible/install.queries.ts';
import { installBible } from '#server/bible/install.ts';
import { writeFixtureBible } from '../support/bible-fixture.ts';
import { join } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function start(source: string): Promise<TestApp> {
  const app = await startTestApp({ env: { BIBLE_SOURCE: source } });
  apps.push(app);
  return app;
}
const smallBible = () => writeFixtureBible(scratchFolder('bible'), 'ends');
const install = ({ context }: TestApp, signal = new AbortController().signal) =>
  installBible({ ...context, env: context.env.bible }, signal);

test('a translation is installed in the background, with visible progress', async () => {
  const app = await start(writeFixtureBible(scratchFolder('bible')));
  const maria = await join(app);
  const before = await maria.client.bible.translations.query();
  expect(before.translations.map(({ complete }) => complete)).toEqual([false]);
  const installing = install(app);
  const seen = await until(async () => {
    const { install: state } = await maria.client.bible.translations.query();
    return state?.status === 'running' && state.booksDone > 0 ? state : null;
  });
  expect(seen.booksTotal).toBe(66);
  await installing;
  const after = await maria.client.bible.translations.query();
  expect(after).toMatchObject({
    translations: [{ id: 'blivre', complete: true }, {}],
    install: null,
  });
});

test('a broken source is reported, and the next start tries again', async () => {
  const app = await start(scratchFolder('none'));
  await install(app);
  const state = await readInstall(app.context.db, BLIVRE.id);
  expect(state).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('nenhum arquivo'),
  });
  // A member is told that it failed, not which files of the server it concerns.
  const maria = await join(app);
  const { install: told } = await maria.client.bible.translations.query();
  expect(told).toEqual({ status: 'failed', booksDone: 0, booksTotal: 66 });
  const again = { ...app.context, env: { source: smallBible(), autoInstall: true } };
  await installBible(again, new AbortController().signal);
  expect(await readInstall(app.context.db, BLIVRE.id)).toMatchObject({
    status: 'done',
    booksDone: 66,
  });
});

const leaseEnds = (app: TestApp, inMs: number) =>
  app.context.db
    .updateTable('bibleInstalls')
    .set({ leasedUntil: new Date(Date.now() + inMs) })
    .execute();

test('one of many instances installs, and another takes over when it dies', async () => {
  const app = await start(smallBible());
  const { db } = app.context;
  const taken = await Promise.all(Array.from({ length: 5 }, () => claimInstall(db, BLIVRE.id)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  // Started while the dead one's lease still runs, and never started again.
  const waiting = install(app);
  await leaseEnds(app, 300);
  expect(await readInstall(db, BLIVRE.id)).toMatchObject({ status: 'running', booksDone: 0 });
  await waiting;
  expect(await readInstall(db, BLIVRE.id)).toMatchObject({ status: 'done', booksDone: 66 });
});

test('an instance that stops midway releases the installation at once', async () => {
  const app = await start(smallBible());
  const { db } = app.context;
  const stopping = new AbortController();
  const interrupted = install(app, stopping.signal);
  await until(async () => ((await readInstall(db, BLIVRE.id))?.booksDone ?? 0) > 33);
  stopping.abort();
  await interrupted;
  expect(await readInstall(db, BLIVRE.id)).toMatchObject({ status: 'running' });
  expect(await claimInstall(db, BLIVRE.id)).toBe(true);
});

test('before the installation the passages of the selection can be read', async () => {
  const app = await start('/nao/existe');
  const maria = await join(app);
  const known = await maria.client.bible.passage.query({ key: 'PSA.23.1' });
  expect(known).toMatchObject({ translation: 'ALMEIDA', verses: [{ number: 1 }] });
  const unknown = await maria.client.bible.passage.query({ key: 'EZK.5.1' });
  expect(unknown).toEqual({ key: 'EZK.5.1', translation: null, verses: [], more: false });
  await expect(maria.client.bible.passage.query({ key: 'JHN.99.1' })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
    message: 'Essa referência não existe na Bíblia.',
  });
});
