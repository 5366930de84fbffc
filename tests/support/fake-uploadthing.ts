import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import packageFile from 'uploadthing/package.json' with { type: 'json' };
import * as z from 'zod';

export type Fault = 'none' | 'status 500' | 'silence';

type Stored = Readonly<{
  bytes: Buffer;
  acl: string | null;
  customId: string | null;
  uploadedAt: number;
}>;

export type FakeUploadThing = Readonly<{
  files: Map<string, Stored>;
  /** What was asked and how it was answered, such as `PUT file 200`. */
  asked: string[];
  /** Why requests were refused. */
  refused: string[];
  url: string;
  env: Record<string, string>;
  fail: (fault: Fault) => void;
  close: () => Promise<void>;
}>;

export const API_KEY = 'sk_live_test';
const APP = 'app';
/** What the package signs into the address of an upload, in its order. */
const UPLOAD_FIELDS = [
  ...['expires', 'x-ut-identifier', 'x-ut-file-name', 'x-ut-file-size', 'x-ut-file-type'],
  ...['x-ut-custom-id', 'x-ut-content-disposition', 'x-ut-acl', 'signature'],
];
const BODIES: Readonly<Record<string, z.ZodType>> = {
  '/v6/deleteFiles': z.strictObject({ fileKeys: z.array(z.string()) }),
  '/v6/listFiles': z.strictObject({ limit: z.int().max(500), offset: z.int().min(0) }),
};

/** Why a request is not one that UploadThing takes. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

function demand(met: boolean, status: number, reason: string): void {
  if (!met) throw new Refused(status, reason);
}

/**
 * A server that speaks the part of UploadThing's protocol that the product uses, as the package's own
 * server client defines it: what that never sends is refused.
 */
export async function startFakeUploadThing(): Promise<FakeUploadThing> {
  const files = new Map<string, Stored>();
  const [asked, refused]: [string[], string[]] = [[], []];
  let fault: Fault = 'none';
  const server = createServer(async (request, response) => {
    if (fault === 'silence') return;
    if (fault === 'status 500') return void response.writeHead(500).end('{}');
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const kind = url.pathname.startsWith('/v6/') ? url.pathname : 'file';
    response.once('finish', () => asked.push(`${request.method} ${kind} ${response.statusCode}`));
    await answer(files, { request, url }, response).catch((error: unknown) => {
      refused.push(String(error));
      response.writeHead(error instanceof Refused ? error.status : 400).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://localhost:${port}`;
  const token = { apiKey: API_KEY, appId: APP, regions: ['sea1'] };
  return {
    ...{ files, asked, refused, url },
    env: {
      UPLOADTHING_TOKEN: Buffer.from(JSON.stringify(token)).toString('base64'),
      UPLOADTHING_API_URL: url,
      UPLOADTHING_INGEST_URL: url,
      UPLOADTHING_UFS_HOST: `localhost:${port}`,
      UPLOADTHING_TIMEOUT_SECONDS: '1',
    },
    fail: (next) => {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Asked = Readonly<{ request: IncomingMessage; url: URL }>;
type Files = Map<string, Stored>;

async function answer(files: Files, asked: Asked, response: ServerResponse): Promise<void> {
  const { method } = asked.request;
  const body = await buffer(asked.request);
  const send = (told: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  if (method === 'PUT') send(await upload(files, asked, body));
  else if (method === 'POST') send(callOf(files, asked, body));
  else {
    demand(method === 'GET', 405, 'no such method');
    read(files, asked, response);
  }
}

/** Stores what comes to a signed address. */
async function upload(files: Files, { request, url }: Asked, body: Buffer): Promise<object> {
  const { headers } = request;
  const { searchParams } = url;
  demandSignature(url);
  demand([...searchParams.keys()].join() === UPLOAD_FIELDS.join(), 400, 'other fields');
  // The package encodes each value before it writes the address, which encodes it again.
  const value = (name: string) => decodeURIComponent(searchParams.get(name) ?? '');
  demand(value('x-ut-identifier') === APP, 403, 'another app');
  demand(['private', 'public-read'].includes(value('x-ut-acl')), 400, 'no such acl');
  const disposition = value('x-ut-content-disposition');
  demand(['inline', 'attachment'].includes(disposition), 400, 'no such disposition');
  demand(headers['x-uploadthing-version'] === packageFile.version, 400, 'another version');
  demand(headers.range === 'bytes=0-', 400, 'no beginning');
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  const file = form.get('file');
  demand([...form.keys()].join() === 'file' && file instanceof Blob, 400, 'no file');
  if (!(file instanceof Blob)) return {};
  demand(String(file.size) === value('x-ut-file-size'), 400, 'another size');
  demand(file.type === value('x-ut-file-type'), 400, 'another type');
  const bytes = Buffer.from(await file.arrayBuffer());
  const customId = value('x-ut-custom-id') || null;
  const [, key = ''] = url.pathname.split('/');
  files.set(key, { bytes, acl: value('x-ut-acl'), customId, uploadedAt: Date.now() });
  const ufsUrl = `https://${APP}.ufs.sh/f/${key}`;
  const fileHash = createHash('md5').update(bytes).digest('hex');
  return { url: ufsUrl, appUrl: ufsUrl, ufsUrl, fileHash };
}

function callOf(files: Files, { request: { headers }, url }: Asked, body: Buffer): object {
  demand(headers['x-uploadthing-api-key'] === API_KEY, 401, 'another key');
  demand(headers['x-uploadthing-version'] === packageFile.version, 400, 'another version');
  demand(headers['x-uploadthing-be-adapter'] === 'server-sdk', 400, 'no adapter');
  demand(headers['content-type'] === 'application/json', 415, 'no JSON');
  const form = BODIES[url.pathname];
  demand(form !== undefined, 404, 'no such call');
  const given = form?.safeParse(JSON.parse(body.toString()));
  demand(given?.success === true, 400, 'another body');
  if (url.pathname === '/v6/deleteFiles') {
    const { fileKeys } = z.object({ fileKeys: z.array(z.string()) }).parse(given?.data);
    return { success: true, deletedCount: fileKeys.filter((key) => files.delete(key)).length };
  }
  const { limit, offset } = z.object({ limit: z.int(), offset: z.int() }).parse(given?.data);
  const page = [...files].slice(offset, offset + limit);
  return {
    hasMore: offset + limit < files.size,
    files: page.map(([key, { bytes, customId, uploadedAt }]) => ({
      ...{ id: key, customId, key, name: key, size: bytes.length, status: 'Uploaded', uploadedAt },
    })),
  };
}

/** A private file is read by a signed address only. */
function read(files: Files, { request, url }: Asked, response: ServerResponse): void {
  demandSignature(url);
  const [, place, app, key = ''] = url.pathname.split('/');
  demand(place === 'a' && app === APP, 404, 'another app');
  const stored = files.get(key);
  demand(stored !== undefined, 404, 'no such file');
  if (!stored) return;
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (start === undefined) response.writeHead(200).end(stored.bytes);
  else response.writeHead(206).end(stored.bytes.subarray(Number(start), Number(end) + 1));
}

/** What stands before the signature is signed, the host among it, until a moment in milliseconds. */
function demandSignature(url: URL): void {
  const [signed = '', given] = url.href.split('&signature=');
  const own = `hmac-sha256=${createHmac('sha256', API_KEY).update(signed).digest('hex')}`;
  demand(given !== undefined && decodeURIComponent(given) === own, 403, 'another signature');
  demand(Number(url.searchParams.get('expires')) > Date.now(), 403, 'too late');
}
