import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf, send, upload } from '../support/files.ts';
import { join, joinAs, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let [ana, rute, maria]: Person[] = [];
let pdf: Buffer<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp();
  [ana, rute, maria] = [await joinAsAdmin(app), await joinAs(app, 'moderator'), await join(app)];
  pdf = await makePdf();
});
afterAll(() => app.close());

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('not prepared');
  return value;
}

const open = (path: string, person?: Person, headers: Record<string, string> = {}) =>
  fetch(app.baseUrl + path, {
    headers: { ...(person ? { cookie: person.cookie } : {}), ...headers },
  });

/** A booklet that shows the file, as the database has it. */
async function showInBooklet(pdfKey: string, isActive = true, isCategoryActive = true) {
  const { db } = app.context;
  const { id: categoryId } = await db
    .insertInto('bookletCategories')
    .values({ name: crypto.randomUUID(), isActive: isCategoryActive })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('booklets')
    .values({ name: 'Apostila', categoryId, pdfKey, isActive })
    .execute();
}

describe('an upload', () => {
  test('stores a PDF with its pages and pictures of the first one', async () => {
    const file = await upload(app, known(rute), pdf, { kind: 'booklet-pdf', name: 'Oração.pdf' });
    expect(file).toMatchObject({ name: 'Oração.pdf', pages: 3 });
    const whole = await open(`/files/${file.key}`, ana);
    expect(Buffer.from(await whole.arrayBuffer()).equals(pdf)).toBe(true);
    const picture = await open(`/files/${file.key}/320`, ana);
    const { format, width } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 320 });
  });

  test('encodes an image anew in three widths, without what its camera wrote', async () => {
    const image = await sharp({
      create: { width: 1500, height: 900, channels: 3, background: '#a53' },
    })
      .withExif({ IFD0: { Copyright: 'segredo', Artist: 'segredo' } })
      .jpeg()
      .toBuffer()
      .then((bytes) => Buffer.from(bytes));
    expect(image.includes('segredo')).toBe(true);
    const { key } = await upload(app, known(ana), image, { kind: 'book-image', name: 'capa.jpg' });
    for (const width of [320, 640, 1280]) {
      const answer = await open(`/files/${key}/${width}`, ana);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const found = await sharp(bytes).metadata();
      expect(found.width).toBe(width);
      expect(found.exif).toBeUndefined();
      expect(bytes.includes('segredo')).toBe(false);
    }
  });

  test('is refused to visitors, members, moderators beyond booklets and other sites', async () => {
    const kind = 'booklet-pdf';
    const statuses = await Promise.all([
      send(app, { cookie: '' }, pdf, { kind }),
      send(app, known(maria), pdf, { kind }),
      send(app, known(rute), pdf, { kind: 'book-image' }),
      send(app, known(ana), pdf, { kind, headers: { origin: 'https://outro.example' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403, 403]);
  });
});

describe('a file', () => {
  test('is open to members while an active booklet of an active category shows it', async () => {
    const stored = async () => (await upload(app, known(ana), pdf, { kind: 'booklet-pdf' })).key;
    const [shown, unused, inactive, hidden] = [
      await stored(),
      await stored(),
      await stored(),
      await stored(),
    ];
    await showInBooklet(shown);
    await showInBooklet(inactive, false);
    await showInBooklet(hidden, true, false);
    const status = async (key: string, person?: Person, part = '') =>
      (await open(`/files/${key}${part}`, person)).status;
    expect(await status(shown, maria)).toBe(200);
    expect(await status(shown, maria, '/320')).toBe(200);
    expect(await status(shown)).toBe(401);
    for (const key of [unused, inactive, hidden]) {
      expect(await status(key, maria)).toBe(404);
      expect(await status(key, maria, '/640')).toBe(404);
      expect(await status(key, rute)).toBe(200);
      expect(await status(key, ana)).toBe(200);
    }
    await app.context.db
      .updateTable('booklets')
      .set({ isActive: false })
      .where('pdfKey', '=', shown)
      .execute();
    expect(await status(shown, maria)).toBe(404);
  });

  test('opens for those who may read it when many ask at once, up to the moment it closes', async () => {
    const shown = (await upload(app, known(ana), pdf, { kind: 'booklet-pdf' })).key;
    const unused = (await upload(app, known(ana), pdf, { kind: 'booklet-pdf' })).key;
    await showInBooklet(shown);
    const askAll = () =>
      Promise.all(
        Array.from({ length: 20 }, () => [
          open(`/files/${shown}`, maria, { range: 'bytes=0-9' }),
          open(`/files/${unused}`, maria, { range: 'bytes=0-9' }),
          open(`/files/${unused}`, rute, { range: 'bytes=10-19' }),
          open(`/files/${shown}`),
        ]).flat(),
      );
    const statuses = (answers: Response[]) => answers.slice(0, 4).map(({ status }) => status);
    const first = await askAll();
    expect(new Set(first.map(({ status }, at) => `${at % 4} ${status}`))).toEqual(
      new Set(['0 206', '1 404', '2 206', '3 401']),
    );
    expect(await first[2]?.text()).toBe(pdf.subarray(10, 20).toString());
    const { db } = app.context;
    await db.updateTable('booklets').set({ isActive: false }).where('pdfKey', '=', shown).execute();
    expect(statuses(await askAll())).toEqual([404, 404, 206, 401]);
    await db.deleteFrom('sessions').where('userId', '=', known(rute).id).execute();
    expect(statuses(await askAll())).toEqual([404, 404, 401, 401]);
  });

  test('comes by ranges, with a tag, and as a download under its name', async () => {
    const name = 'Ações & "citações" do avô.pdf';
    const { key } = await upload(app, known(ana), pdf, { kind: 'booklet-pdf', name });
    const path = `/files/${key}`;
    const whole = await open(path, ana);
    const { headers } = whole;
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toMatch(/^private/);
    expect(headers.get('content-type')).toBe('application/pdf');
    const tag = known(headers.get('etag') ?? undefined);
    const part = await open(path, ana, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${pdf.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(pdf.subarray(10, 20))).toBe(true);
    const end = await open(path, ana, { range: 'bytes=-5' });
    expect(Buffer.from(await end.arrayBuffer()).equals(pdf.subarray(-5))).toBe(true);
    expect((await open(path, ana, { range: 'bytes=99999999-' })).status).toBe(416);
    expect((await open(path, ana, { range: 'bytes=0-1', 'if-range': '"x"' })).status).toBe(200);
    expect(
      (await open(path, ana, { 'if-none-match': tag, 'cache-control': 'max-age=0' })).status,
    ).toBe(304);
    const saved = await open(`${path}?download`, ana);
    const disposition = saved.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[ -~]*\.pdf"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(
      'Ações & citações do avô.pdf',
    );
    expect(saved.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('that nobody has is not found, whatever its address looks like', async () => {
    for (const key of ['x', '..%2f..%2fsecret', 'a'.repeat(32), 'a'.repeat(3000)]) {
      expect((await open(`/files/${key}`, maria)).status).toBe(404);
    }
  });
});
