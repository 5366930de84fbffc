import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createStorage } from '#server/ports.ts';
import { collectFiles } from '#server/storage/collect-files.ts';
import { type FakeS3, startFakeS3 } from '../support/fake-s3.ts';
import { bookletBy, makePdf, send, upload } from '../support/files.ts';
import { join, joinAs, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Stage = Readonly<{ store: FakeS3; app: TestApp; rute: Person; maria: Person }>;

let stage: Stage;

beforeAll(async () => {
  const store = await startFakeS3();
  const app = await startTestApp({ env: store.env });
  stage = { store, app, rute: await joinAs(app, 'moderator'), maria: await join(app) };
});
afterEach(() => stage.store.fail('none'));
afterAll(async () => {
  await stage.app.close();
  await stage.store.close();
});

const kind = 'booklet-pdf';
const HOUR_MS = 3_600_000;
const open = (key: string, { cookie }: Person, headers: Record<string, string> = {}) =>
  fetch(`${stage.app.baseUrl}/files/${key}`, { headers: { cookie, ...headers } });
const records = () => stage.app.context.db.selectFrom('storedFiles').select('key').execute();
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('files are stored under a signature, and read whole and by ranges through the server', async () => {
  const { store, app, rute, maria } = stage;
  const pdf = await makePdf();
  const { key } = await upload(app, rute, pdf, { kind });
  const mimes = [...store.files.values()].map(({ mime }) => mime);
  expect(mimes.sort()).toEqual(['application/pdf', 'image/webp', 'image/webp', 'image/webp']);
  expect((await open(key, maria)).status).toBe(404);
  const { id } = await bookletBy(rute, { pdfKey: key });
  expect((await bytesOf(await open(key, maria))).equals(pdf)).toBe(true);
  const part = await open(key, maria, { range: 'bytes=5-14' });
  expect(part.status).toBe(206);
  expect((await bytesOf(part)).equals(pdf.subarray(5, 15))).toBe(true);
  // The store sent the ten bytes alone.
  expect(store.asked.slice(-2)).toEqual(['GET 200', 'GET 206']);
  await rute.client.admin.booklets.setActive.mutate({ ids: [id], isActive: false });
  expect((await open(key, maria)).status).toBe(404);
});

test.each(['status 503', 'silence'] as const)(
  'a store that answers with %s leaves nothing half-stored, and a clear sentence',
  async (fault) => {
    const { store, app, rute } = stage;
    const before = await records();
    const objects = store.files.size;
    store.fail(fault);
    const refused = await send(app, rute, await makePdf(1), { kind, name: 'x.pdf' });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      message: 'O armazenamento de arquivos não respondeu. Tente novamente em instantes.',
    });
    expect(await records()).toEqual(before);
    expect(store.files.size).toBe(objects);
  },
);

test('a file is answered with 503 while the store fails, and comes again afterwards', async () => {
  const { store, app, rute } = stage;
  const { key } = await upload(app, rute, await makePdf(1), { kind });
  for (const fault of ['status 503', 'silence'] as const) {
    store.fail(fault);
    expect((await open(key, rute)).status).toBe(503);
  }
  store.fail('none');
  expect((await open(key, rute)).status).toBe(200);
  for (const name of store.files.keys()) if (name.includes(key)) store.files.delete(name);
  expect((await open(key, rute)).status).toBe(404);
});

test('another key is refused by the store, and told as a store that is away', async () => {
  const { store } = stage;
  const app = await startTestApp({ env: { ...store.env, S3_SECRET_ACCESS_KEY: 'outra-chave' } });
  const ana = await joinAsAdmin(app);
  const objects = store.files.size;
  expect((await send(app, ana, await makePdf(1), { kind })).status).toBe(503);
  expect(store.asked.at(-1)).toMatch(/ 403$/);
  expect(store.files.size).toBe(objects);
  await app.close();
});

test('what no item has taken is found page by page, put aside, and deleted thirty days later', async () => {
  const { store, app, rute } = stage;
  const kept = await upload(app, rute, await makePdf(2), { kind });
  await bookletBy(rute, { pdfKey: kept.key });
  const { key } = await upload(app, rute, await makePdf(1), { kind });
  const storage = await createStorage(app.context.env);
  const listed = await Array.fromAsync(storage.list());
  expect(listed.map(({ location }) => location).sort()).toEqual([...store.files.keys()].sort());
  expect(listed.length).toBeGreaterThan(5);
  const found = await collectFiles(app.context, { now: new Date(Date.now() + HOUR_MS + 1000) });
  expect(found.quarantined).toBeGreaterThanOrEqual(4);
  expect((await open(key, rute)).status).toBe(404);
  const later = new Date(Date.now() + 31 * 24 * HOUR_MS);
  const { deleted } = await collectFiles(app.context, { now: later, confirmed: found.quarantined });
  expect(deleted).toBe(found.quarantined);
  expect([...store.files.keys()].some((name) => name.includes(key))).toBe(false);
  expect((await open(kept.key, rute)).status).toBe(200);
  await storage.delete([`${key}.pdf`]);
});

test('an administrator tests the store at a press', async () => {
  const ana = await joinAsAdmin(stage.app);
  const before = stage.store.files.size;
  const told = await ana.client.admin.settings.testPort.mutate({ port: 'storage' });
  expect(JSON.stringify(told)).toContain('Um arquivo de teste foi gravado, lido e apagado');
  expect(stage.store.files.size).toBe(before);
});
