import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { collectFiles } from '#server/storage/collect-files.ts';
import { type FakeUploadThing, startFakeUploadThing } from '../support/fake-uploadthing.ts';
import { bookletBy, makePdf, send, upload } from '../support/files.ts';
import { join, joinAs, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Stage = Readonly<{ service: FakeUploadThing; app: TestApp; rute: Person; maria: Person }>;

let stage: Stage;

beforeAll(async () => {
  const service = await startFakeUploadThing();
  const app = await startTestApp({ env: service.env });
  stage = { service, app, rute: await joinAs(app, 'moderator'), maria: await join(app) };
});
afterEach(() => stage.service.fail('none'));
afterAll(async () => {
  await stage.app.close();
  await stage.service.close();
});

const kind = 'booklet-pdf';
const open = (key: string, { cookie }: Person, headers: Record<string, string> = {}) =>
  fetch(`${stage.app.baseUrl}/files/${key}`, { headers: { cookie, ...headers } });
const records = () => stage.app.context.db.selectFrom('storedFiles').select('key').execute();

test('files are stored as private ones and read by ranges through the server', async () => {
  const { service, app, rute, maria } = stage;
  const pdf = await makePdf();
  const { key } = await upload(app, rute, pdf, { kind });
  expect([...service.files.values()].map(({ acl }) => acl)).toEqual(Array(4).fill('private'));
  expect((await open(key, maria)).status).toBe(404);
  const { id } = await bookletBy(rute, { pdfKey: key });
  const part = await open(key, maria, { range: 'bytes=5-14' });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(pdf.subarray(5, 15))).toBe(true);
  await rute.client.admin.booklets.setActive.mutate({ ids: [id], isActive: false });
  expect((await open(key, maria)).status).toBe(404);
});

test.each(['status 500', 'silence'] as const)(
  'a service that answers with %s leaves nothing half-stored, and a clear sentence',
  async (fault) => {
    const { service, app, rute } = stage;
    const before = await records();
    service.fail(fault);
    const pdf = await makePdf();
    const began = performance.now();
    const refused = await send(app, rute, pdf, { kind, name: 'x.pdf' });
    // Seven seconds at these limits and the check of the file, however often the package tries again.
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      message: 'O armazenamento de arquivos não respondeu. Tente novamente em instantes.',
    });
    expect(await records()).toEqual(before);
  },
);

test('a file is answered with 503 while the service fails, and comes again afterwards', async () => {
  const { service, app, rute } = stage;
  const { key } = await upload(app, rute, await makePdf(1), { kind });
  for (const fault of ['status 500', 'silence'] as const) {
    service.fail(fault);
    expect((await open(key, rute)).status).toBe(503);
  }
  service.fail('none');
  expect((await open(key, rute)).status).toBe(200);
});

test('what no item has taken is put aside there as well', async () => {
  const { app, rute } = stage;
  const { key } = await upload(app, rute, await makePdf(1), { kind });
  const kept = await upload(app, rute, await makePdf(2), { kind });
  await bookletBy(rute, { pdfKey: kept.key });
  const hour = 3_600_000;
  const { quarantined } = await collectFiles(app.context, { now: new Date(Date.now() + hour) });
  // The file, and its first page in three widths; others of this file have been there before.
  expect(quarantined).toBeGreaterThanOrEqual(4);
  expect((await open(key, rute)).status).toBe(404);
  expect((await open(kept.key, rute)).status).toBe(200);
});
