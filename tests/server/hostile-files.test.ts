import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join as joinPath } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectFiles } from '#server/storage/collect-files.ts';
import { createLocalDisk } from '#server/storage/local-disk.ts';
import { markedName } from '#server/storage/object-name.ts';
import { readMark } from '#server/storage/quarantine.queries.ts';
import { StorageFailure } from '#server/storage/storage.ts';
import { FILE_PROBLEMS, type UploadKind } from '#shared/uploads.ts';
import { bookletBy, makePdf, send, upload } from '../support/files.ts';
import { join, joinAs, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

type Stage = Readonly<{ app: TestApp; ana: Person; pdf: Buffer<ArrayBuffer> }>;

let stage: Stage;

beforeAll(async () => {
  const app = await startTestApp();
  stage = { app, ana: await joinAsAdmin(app), pdf: await makePdf() };
});
afterAll(() => stage.app.close());

const records = (app = stage.app) =>
  app.context.db.selectFrom('storedFiles').select('key').orderBy('key').execute();

function filesIn(app = stage.app): string[] {
  const { directory } = app.context.env.storage;
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const mebibytes = (count: number) => Buffer.alloc(count * 1024 * 1024, '%PDF-1.7\n');
/** A PNG whose header promises 400 million pixels. */
const wide = async () => {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};
const tiff = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .tiff()
    .toBuffer();
const cut = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({
    create: { width: 600, height: 600, channels: 3, background: '#fff', noise },
  });
  const jpeg = await image.jpeg().toBuffer();
  return jpeg.subarray(0, jpeg.length / 2);
};

/** The PDF of the tests with one more object. */
const pdfWith = (object: string | Uint8Array) =>
  Buffer.concat([
    stage.pdf,
    Buffer.from('\n9 0 obj\n'),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ]);
const packed = () => {
  const objects = deflateSync('7 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>');
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${objects.length} >>\nstream\n`;
  return pdfWith(Buffer.concat([Buffer.from(head), objects, Buffer.from('\nendstream')]));
};
/** A page whose drawing unpacks to 400 MB of blanks. */
const swelling = async () => {
  const blanks = Buffer.alloc(1024 * 1024, ' ');
  const drawing = await buffer(
    Readable.from(Array.from({ length: 400 }, () => blanks)).pipe(createDeflate()),
  );
  const pages =
    '<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>';
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj\n${pages}\nendobj\n3 0 obj\n${page}\nendobj\n4 0 obj\n`),
    Buffer.from(`<< /Filter /FlateDecode /Length ${drawing.length} >>\nstream\n`),
    drawing,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'),
  ]);
};
const active = FILE_PROBLEMS['active-pdf'];

type Case = readonly [string, UploadKind, () => Promise<Uint8Array> | Uint8Array, number, string];

const CASES: readonly Case[] = [
  [
    'a page of HTML as a PDF',
    'booklet-pdf',
    () => Buffer.from('<html>%PDF-1.7'),
    415,
    FILE_PROBLEMS['not-pdf'],
  ],
  [
    'a broken PDF',
    'booklet-pdf',
    () => stage.pdf.subarray(0, 300),
    422,
    FILE_PROBLEMS['broken-pdf'],
  ],
  ['an empty PDF', 'booklet-pdf', () => new Uint8Array(), 400, FILE_PROBLEMS.empty],
  ['a PDF of 60 MB', 'booklet-pdf', () => mebibytes(60), 413, 'O PDF pode ter até 50 MB.'],
  [
    'a PDF with a program',
    'booklet-pdf',
    () => pdfWith('<< /S /JavaScript /JS (app.alert(1)) >>'),
    422,
    active,
  ],
  ['a PDF with a packed program', 'booklet-pdf', packed, 422, active],
  [
    'a PDF with a program whose name is written in numbers',
    'booklet-pdf',
    () => pdfWith('<< /S /#4aavaScript /JS (app.alert(1)) >>'),
    422,
    active,
  ],
  [
    'a PDF that starts something',
    'booklet-pdf',
    () => pdfWith('<< /S /Launch /F (cmd.exe) >>'),
    422,
    active,
  ],
  [
    'a PDF with an attachment',
    'booklet-pdf',
    () => pdfWith('<< /Type /EmbeddedFile >>'),
    422,
    active,
  ],
  [
    'a PDF with an attachment that does not say what it is',
    'booklet-pdf',
    () => pdfWith('<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>'),
    422,
    active,
  ],
  [
    'a PDF with a note that holds a file',
    'booklet-pdf',
    () => pdfWith('<< /Subtype /FileAttachment /FS 8 0 R >>'),
    422,
    active,
  ],
  ['a PDF with a form of programs', 'booklet-pdf', () => pdfWith('<< /XFA 8 0 R >>'), 422, active],
  ['a PDF that swells', 'booklet-pdf', swelling, 422, FILE_PROBLEMS['too-heavy']],
  ['an SVG as an image', 'book-image', () => Buffer.from(svg), 415, FILE_PROBLEMS['not-image']],
  ['a TIFF, which no message offers', 'book-image', tiff, 415, FILE_PROBLEMS['not-image']],
  ['an empty image', 'book-image', () => new Uint8Array(), 400, FILE_PROBLEMS.empty],
  ['an image of 11 MB', 'book-image', () => mebibytes(11), 413, 'A imagem pode ter até 10 MB.'],
  ['20,000 by 20,000 pixels', 'book-image', wide, 422, FILE_PROBLEMS['too-many-pixels']],
  ['half an image', 'book-image', cut, 422, FILE_PROBLEMS['broken-image']],
];

describe('hostile files', () => {
  test.each(CASES)(
    '%s is refused, and nothing is stored',
    async (_what, kind, make, status, message) => {
      const { app, ana } = stage;
      const before = await records();
      const files = filesIn();
      const answer = await send(app, ana, new Blob([new Uint8Array(await make())]), { kind });
      expect(await answer.json()).toMatchObject({ message });
      expect(answer.status).toBe(status);
      expect(await records()).toEqual(before);
      expect(filesIn()).toEqual(files);
    },
  );

  test('an image with a page of HTML behind it is stored as pixels only', async () => {
    const { app, ana } = stage;
    const image = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#246' },
    })
      .png()
      .toBuffer();
    const polyglot = Buffer.concat([image, Buffer.from('<html><script>alert(1)</script>')]);
    const { key } = await upload(app, ana, polyglot, { kind: 'book-image' });
    const sent = await fetch(`${app.baseUrl}/files/${key}/320`, {
      headers: { cookie: ana.cookie },
    });
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
    expect(sent.headers.get('content-type')).toBe('image/webp');
  });

  test.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\sistema.pdf', 'sistema.pdf'],
    [`${'a'.repeat(500)}.pdf`, `${'a'.repeat(100)}.pdf`],
    ['\u202efdp.exe\n".pdf', 'fdp.exe.pdf'],
    ['', 'arquivo.pdf'],
  ])('the name %j becomes %j', async (name, cleaned) => {
    const { app, ana, pdf } = stage;
    expect(await upload(app, ana, pdf, { kind: 'booklet-pdf', name })).toMatchObject({
      name: cleaned,
    });
  });

  test('an upload that is refused in its body is answered, and its connection closed', async () => {
    const { app, ana } = stage;
    const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
    socket.write(
      `POST /files/book-image HTTP/1.1\r\nHost: a\r\nOrigin: ${app.baseUrl}\r\nCookie: ${ana.cookie}\r\nTransfer-Encoding: chunked\r\n\r\nb00000\r\n`,
    );
    // The rest of the body never comes.
    socket.write(mebibytes(11));
    const began = performance.now();
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('A imagem pode ter até 10 MB.');
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test('an upload that breaks off leaves nothing', async () => {
    const { app, ana } = stage;
    const before = [await records(), filesIn()];
    const { port } = new URL(app.baseUrl);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /files/booklet-pdf HTTP/1.1\r\nHost: a\r\nOrigin: ${app.baseUrl}\r\nCookie: ${ana.cookie}\r\nContent-Length: 5000000\r\n\r\n%PDF-1.7`,
    );
    await until(() => filesIn().includes('upload'));
    socket.destroy();
    await until(() => !filesIn().includes('upload'));
    expect([await records(), filesIn()]).toEqual(before);
  });
});

test('a full quota and a full disk are reported, and nothing is half-stored', async () => {
  const { pdf } = stage;
  const full: TestApp['context']['storage'] = {
    ...createLocalDisk('/nowhere'),
    put: () => Promise.reject(new StorageFailure('full')),
  };
  for (const options of [{ env: { FILES_QUOTA_MB: '1' } }, { overrides: { storage: full } }]) {
    const app = await startTestApp(options);
    const ana = await joinAsAdmin(app);
    if (options.env) {
      // As much as the quota holds is there already.
      const taken = { kind: 'booklet-pdf', name: 'x.pdf', mime: 'x', sha256: 'x' } as const;
      const row = { ...taken, key: 'x'.repeat(32), bytes: 1024 * 1024, pages: 1, createdBy: null };
      await app.context.db
        .insertInto('storedFiles')
        .values({ ...row, parts: '[]' })
        .execute();
    }
    const before = [await records(app), filesIn(app)];
    const answer = await send(app, ana, pdf, { kind: 'booklet-pdf' });
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ message: FILE_PROBLEMS.full });
    expect([await records(app), filesIn(app)]).toEqual(before);
    await app.close();
  }
});

const laterBy = (days: number) => ({ now: new Date(Date.now() + days * 86_400_000) });

test('what a process killed between file and record leaves is collected', async () => {
  const { app, ana, pdf } = stage;
  const kept = await upload(app, ana, pdf, { kind: 'booklet-pdf' });
  await bookletBy(ana, { pdfKey: kept.key });
  await collectFiles(app.context, laterBy(1));
  const before = [await records(), filesIn()];
  const { directory } = app.context.env.storage;
  const name = markedName(await readMark(app.context.db), `${'k'.repeat(32)}.pdf`);
  const script = joinPath(import.meta.dirname, '../support/die-after-put.ts');
  const child = spawn(process.execPath, [script, directory, name], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(filesIn().length).toBe((before[1]?.length ?? 0) + 2);
  // Its record was announced, and never confirmed.
  const announced = { kind: 'booklet-pdf', name: 'x.pdf', mime: 'x', sha256: 'x' } as const;
  await app.context.db
    .insertInto('storedFiles')
    .values({ ...announced, key: 'k'.repeat(32), bytes: 9, pages: 1, createdBy: null, parts: '[]' })
    .execute();
  const untouched = { quarantined: expect.any(Number), deleted: 0, asked: 0, missing: [] };
  expect(await collectFiles(app.context)).toEqual(untouched);
  await collectFiles(app.context, laterBy(1));
  expect(await records()).toEqual(before[0]);
  // The half of a file is gone at once, the whole one stays in quarantine.
  expect(filesIn()).toEqual([...(before[1] ?? []), name].sort());
});

test('a record whose file is gone is reported', async () => {
  const { app, ana, pdf } = stage;
  const { key } = await upload(app, ana, pdf, { kind: 'booklet-pdf' });
  await bookletBy(ana, { pdfKey: key });
  const { directory } = app.context.env.storage;
  const name = markedName(await readMark(app.context.db), `${key}.pdf`);
  rmSync(joinPath(directory, 'objects', key.slice(0, 2), name));
  const { missing } = await collectFiles(app.context, laterBy(1));
  expect(missing).toEqual([key]);
  const answer = await fetch(`${app.baseUrl}/files/${key}`, { headers: { cookie: ana.cookie } });
  expect(answer.status).toBe(404);
});

test('members list no files, and moderators open none that is not theirs', async () => {
  const { app } = stage;
  const [maria, rute] = [await join(app), await joinAs(app, 'moderator')];
  for (const path of ['/files', '/files/', '/files/booklet-pdf']) {
    const answer = await fetch(app.baseUrl + path, { headers: { cookie: maria.cookie } });
    expect(answer.status).toBe(404);
  }
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { key } = await upload(app, stage.ana, Buffer.from(image), { kind: 'book-image' });
  const answer = await fetch(`${app.baseUrl}/files/${key}/320`, {
    headers: { cookie: rute.cookie },
  });
  expect(answer.status).toBe(404);
});
