import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UTApi } from 'uploadthing/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  API_KEY,
  type FakeUploadThing,
  startFakeUploadThing,
} from '../support/fake-uploadthing.ts';
import { scratchFolder } from '../support/scratch.ts';

const run = promisify(execFile);
const HOUR_MS = 3_600_000;

let fake: FakeUploadThing;

beforeAll(async () => {
  fake = await startFakeUploadThing();
});
beforeEach(() => {
  for (const list of [fake.asked, fake.refused]) list.length = 0;
});
afterAll(() => fake.close());

type Sent = Readonly<{ url: string; init: RequestInit }>;

/** The package's own client on the fake, with what it sends. */
function client() {
  const sent: Sent[] = [];
  const token = fake.env['UPLOADTHING_TOKEN'] ?? '';
  const api = new UTApi({
    ...{ token, apiUrl: fake.url, ingestUrl: fake.url, logLevel: 'Fatal' },
    ...{ ufsHost: new URL(fake.url).host, ufsAppIdLocation: 'path' },
    fetch: (url, init) => {
      sent.push({ url: String(url), init: { ...init } });
      return fetch(url, init);
    },
  });
  return { api, sent };
}

const file = () =>
  Object.assign(new Blob(['conteúdo'], { type: 'application/pdf' }), {
    name: 'um nome & outro.pdf',
    customId: 'abc.pdf',
  });
const PRIVATE = { acl: 'private', contentDisposition: 'attachment' } as const;

test('the fake takes what the package sends', async () => {
  const { api } = client();
  const { data, error } = await api.uploadFiles(file(), PRIVATE);
  expect(error).toBeNull();
  const key = data?.key ?? '';
  expect(fake.files.get(key)).toMatchObject({ acl: 'private', customId: 'abc.pdf' });
  const { ufsUrl } = await api.generateSignedURL(key, { expiresIn: 60 });
  expect(await (await fetch(ufsUrl)).text()).toBe('conteúdo');
  const { files, hasMore } = await api.listFiles({ limit: 500, offset: 0 });
  expect(hasMore).toBe(false);
  expect(files).toMatchObject([{ key, customId: 'abc.pdf', status: 'Uploaded' }]);
  expect(await api.deleteFiles([key])).toEqual({ success: true, deletedCount: 1 });
  expect(fake.refused).toEqual([]);
  expect(fake.asked).toEqual([
    'PUT file 200',
    'GET file 200',
    'POST /v6/listFiles 200',
    'POST /v6/deleteFiles 200',
  ]);
});

/** An address with a change, signed by a key. */
function signed(address: string, change: (url: URL) => void, key = API_KEY): string {
  const url = new URL(address);
  url.searchParams.delete('signature');
  change(url);
  const signature = createHmac('sha256', key).update(url.href).digest('hex');
  url.searchParams.append('signature', `hmac-sha256=${signature}`);
  return url.href;
}

const set = (name: string, value: string) => (url: URL) => url.searchParams.set(name, value);
const asItIs = () => {};

test('an upload is refused that the package would never send', async () => {
  const { api, sent } = client();
  await api.uploadFiles(file(), PRIVATE);
  const [upload] = sent;
  if (!upload) throw new Error('nothing was sent');
  const { url } = upload;
  const headers = { 'x-uploadthing-version': '7.7.4', range: 'bytes=0-' };
  const body = () => {
    const form = new FormData();
    form.append('file', file());
    return form;
  };
  const put = async (address: string, init: RequestInit = {}) =>
    (await fetch(address, { method: 'PUT', headers, body: body(), ...init })).status;

  expect(await put(signed(url, asItIs))).toBe(200);
  const stored = fake.files.size;
  const other = new FormData();
  other.append('other', file());
  const longer = new FormData();
  longer.append('file', new Blob(['conteúdo e mais'], { type: 'application/pdf' }));
  const tries: readonly (readonly [number, string, RequestInit?])[] = [
    [403, url.replace('x-ut-acl=private', 'x-ut-acl=public-read')],
    [403, url.replace(/&signature=.*/, '')],
    [403, signed(url, asItIs, 'sk_live_outra')],
    [403, signed(url, set('expires', String(Date.now() - HOUR_MS)))],
    [403, signed(url, set('x-ut-identifier', 'outro'))],
    [400, signed(url, set('x-ut-acl', 'aberto'))],
    [400, signed(url, set('x-ut-novo', 'campo'))],
    [400, signed(url, ({ searchParams }) => searchParams.delete('x-ut-acl'))],
    [400, url, { headers: { range: 'bytes=0-' } }],
    [400, url, { headers: { ...headers, 'x-uploadthing-version': '6.0.0' } }],
    [400, url, { headers: { 'x-uploadthing-version': '7.7.4' } }],
    [400, url, { body: other }],
    [400, url, { body: longer }],
    [405, url, { method: 'PATCH' }],
  ];
  for (const [status, address, init] of tries) {
    expect(await put(address, init), `${address} ${JSON.stringify(init)}`).toBe(status);
  }
  expect(fake.refused).toHaveLength(tries.length);
  expect(fake.files.size).toBe(stored);
});

test('a call or a reading is refused that the package would never send', async () => {
  const { api, sent } = client();
  const { data } = await api.uploadFiles(file(), PRIVATE);
  const key = data?.key ?? '';
  await api.listFiles({ limit: 500, offset: 0 });
  const call = sent.at(-1);
  if (!call) throw new Error('nothing was sent');
  const headers = Object.fromEntries(new Headers(call.init.headers));
  const post = async (path: string, changed: Record<string, string>, body: unknown) => {
    const init = { method: 'POST', headers: { ...headers, ...changed } };
    return (await fetch(fake.url + path, { ...init, body: JSON.stringify(body) })).status;
  };
  const page = { limit: 500, offset: 0 };
  delete headers['content-length'];
  expect(await post('/v6/listFiles', {}, page)).toBe(200);
  expect(await post('/v6/listFiles', { 'x-uploadthing-api-key': 'sk_live_outra' }, page)).toBe(401);
  expect(await post('/v6/listFiles', { 'x-uploadthing-version': '6.0.0' }, page)).toBe(400);
  expect(await post('/v6/listFiles', { 'x-uploadthing-be-adapter': 'express' }, page)).toBe(400);
  expect(await post('/v6/listFiles', { 'content-type': 'text/plain' }, page)).toBe(415);
  expect(await post('/v6/listFiles', {}, { limit: 501, offset: 0 })).toBe(400);
  expect(await post('/v6/deleteFiles', {}, { keys: [key] })).toBe(400);
  expect(await post('/v6/renameFiles', {}, { updates: [] })).toBe(404);
  expect(fake.files.has(key)).toBe(true);

  const { ufsUrl } = await api.generateSignedURL(key, { expiresIn: 60 });
  const get = async (address: string) => (await fetch(address)).status;
  expect(await get(ufsUrl)).toBe(200);
  expect(await get(ufsUrl.replace(/\?.*/, ''))).toBe(403);
  expect(await get(signed(ufsUrl, asItIs, 'sk_live_outra'))).toBe(403);
  expect(await get(signed(ufsUrl, set('expires', String(Date.now() - 1000))))).toBe(403);
  const another = (url: URL) => {
    url.pathname = url.pathname.replace('/app/', '/outro/');
  };
  expect(await get(signed(ufsUrl, another))).toBe(404);
});

test('the two warnings of the package about its own fields are silenced, and no others', async () => {
  const path = join(scratchFolder('uploadthing'), 'x.pdf');
  await writeFile(path, 'x');
  const script = `
    import { createStorage } from '#server/ports.ts';
    import { readEnv } from '#server/env.ts';
    const storage = await createStorage(readEnv());
    await storage.put(${JSON.stringify(path)}, 'x.pdf', 'application/pdf');
    console.warn('⚠️ [uploadthing][deprecated] \`outro\` is deprecated');
    console.warn('um aviso', 'qualquer');`;
  const { stdout, stderr } = await run(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { env: { ...fake.env, NODE_ENV: 'production' } },
  );
  expect(fake.asked).toEqual(['PUT file 200']);
  expect(stderr).toContain('`outro` is deprecated');
  expect(stderr).toContain('um aviso qualquer');
  expect(stdout + stderr).not.toMatch(/`file\.(?:url|appUrl)`/);
});
