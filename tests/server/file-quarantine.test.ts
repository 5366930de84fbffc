import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorage } from '#server/ports.ts';
import { collectFiles } from '#server/storage/collect-files.ts';
import { markedName } from '#server/storage/object-name.ts';
import { readMark } from '#server/storage/quarantine.queries.ts';
import type { Storage } from '#server/storage/storage.ts';
import { startFakeS3 } from '../support/fake-s3.ts';
import { startFakeUploadThing } from '../support/fake-uploadthing.ts';
import { bookletBy, makePdf, upload } from '../support/files.ts';
import { joinAsAdmin, type Person } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const DAY_MS = 86_400_000;
const kind = 'booklet-pdf';
const inDays = (days: number) => ({ now: new Date(Date.now() + days * DAY_MS) });

describe.each([
  ['disk', null],
  ['UploadThing', startFakeUploadThing],
  ['S3', startFakeS3],
])('on %s', (_where, startService) => {
  let storage: Storage;
  let one: TestApp;
  let other: TestApp;
  let ana: Person;
  let pdf: Buffer<ArrayBuffer>;
  let close = async () => {};
  let now = new Date();

  /** Two installations that use one storage, each with a mark of its own. */
  beforeAll(async () => {
    const service = await startService?.();
    if (service) close = service.close;
    one = await startTestApp({
      ...(service ? { env: service.env } : {}),
      overrides: { now: () => now },
    });
    storage = await createStorage(one.context.env);
    other = await startTestApp({ overrides: { storage } });
    await other.context.db
      .updateTable('installation')
      .set({ mark: 'f'.repeat(12) })
      .execute();
    ana = await joinAsAdmin(one);
    pdf = await makePdf(1);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await close();
  });

  const objects = async () => {
    const names: string[] = [];
    for await (const { name } of storage.list()) names.push(name);
    return names.sort();
  };
  /** Stores objects that no record knows, as a younger database would have left them. */
  const leave = async (count: number, name = (key: string) => `${key}.pdf`) => {
    const folder = await mkdtemp(joinPath(scratchFolder('quarantine'), 'put-'));
    for (let at = 0; at < count; at++) {
      const path = joinPath(folder, String(at));
      await writeFile(path, 'x');
      await storage.put(path, name(randomBytes(24).toString('base64url')), 'application/pdf');
    }
  };
  const leaveOwn = async (count: number) => {
    const mark = await readMark(one.context.db);
    await leave(count, (key) => markedName(mark, `${key}.pdf`));
  };
  const opens = async (key: string) =>
    (await fetch(`${one.baseUrl}/files/${key}`, { headers: { cookie: ana.cookie } })).status;

  test('no database touches another’s files, nor files without a mark', async () => {
    const { key } = await upload(one, ana, pdf, { kind });
    await bookletBy(ana, { pdfKey: key });
    await leave(2);
    const before = await objects();
    for (const days of [1, 40, 80]) await collectFiles(other.context, inDays(days));
    for (const days of [1, 40]) await collectFiles(one.context, inDays(days));
    expect(await objects()).toEqual(before);
    expect(await opens(key)).toBe(200);
  });

  test('a file stays for thirty days after its record, and comes back with an older database', async () => {
    const { db } = one.context;
    const { key } = await upload(one, ana, pdf, { kind });
    const record = await db
      .selectFrom('storedFiles')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const before = await objects();
    const parts = record.parts.length;
    expect(await collectFiles(one.context, inDays(0.1))).toMatchObject({
      quarantined: parts,
      deleted: 0,
    });
    expect(await opens(key)).toBe(404);
    await collectFiles(one.context, inDays(29));
    await db
      .insertInto('storedFiles')
      .values({ ...record, parts: JSON.stringify(record.parts) })
      .execute();
    await bookletBy(ana, { pdfKey: key });
    expect(await collectFiles(one.context, inDays(40))).toMatchObject({
      quarantined: 0,
      deleted: 0,
    });
    expect(await objects()).toEqual(before);
    expect(await opens(key)).toBe(200);
  });

  test('few are deleted after thirty days, a tenth or more than ten only when an administrator says so', async () => {
    const { state, collect } = ana.client.admin.maintenance.files;
    await leaveOwn(12);
    const before = await objects();
    await collectFiles(one.context, inDays(1));
    expect(await collectFiles(one.context, inDays(32))).toMatchObject({ deleted: 0, asked: 12 });
    expect(await objects()).toEqual(before);
    expect(await state.query()).toEqual({ quarantined: 12, asked: 12 });
    await expect(collect.mutate({ files: 11 })).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
    });
    ({ now } = inDays(33));
    expect(await collect.mutate({ files: 12 })).toEqual({ deleted: 12 });
    expect(await objects()).toHaveLength(before.length - 12);
    expect(await state.query()).toEqual({ quarantined: 0, asked: 0 });
    const { items } = await ana.client.admin.audit.list.query({});
    expect(items[0]).toMatchObject({ action: 'files.collect', subject: '12 arquivos' });

    await leaveOwn(1);
    // One of eight or so is more than a tenth.
    await collectFiles(one.context, inDays(1));
    expect(await collectFiles(one.context, inDays(32))).toMatchObject({ deleted: 0, asked: 1 });
  });
});
