import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export type Fault = 'none' | 'status 500' | 'silence';

type Stored = Readonly<{
  bytes: Buffer;
  acl: string | null;
  customId: string | null;
  uploadedAt: number;
}>;

export type FakeUploadThing = Readonly<{
  files: Map<string, Stored>;
  env: Record<string, string>;
  fail: (fault: Fault) => void;
  close: () => Promise<void>;
}>;

/** A server that speaks the part of UploadThing's protocol that the product uses. */
export async function startFakeUploadThing(): Promise<FakeUploadThing> {
  const files = new Map<string, Stored>();
  let fault: Fault = 'none';
  const server = createServer((request, response) => {
    if (fault === 'silence') return;
    if (fault === 'status 500') response.writeHead(500).end('{}');
    else void answer(files, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://localhost:${port}`;
  const token = { apiKey: 'sk_live_test', appId: 'app', regions: ['sea1'] };
  return {
    files,
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

async function answer(
  files: Map<string, Stored>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://localhost');
  const json = (body: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.method === 'PUT') {
    const form = await new Response(new Uint8Array(await bytesOf(request)), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file');
    if (!(file instanceof Blob)) return void response.writeHead(400).end();
    const bytes = Buffer.from(await file.arrayBuffer());
    const acl = url.searchParams.get('x-ut-acl');
    const customId = url.searchParams.get('x-ut-custom-id');
    files.set(url.pathname.slice(1), { bytes, acl, customId, uploadedAt: Date.now() });
    return void json({ url: '', appUrl: '', ufsUrl: '', fileHash: 'x' });
  }
  if (url.pathname === '/v6/deleteFiles') {
    const { fileKeys }: { fileKeys: string[] } = JSON.parse(await text(request));
    const deletedCount = fileKeys.filter((key) => files.delete(key)).length;
    return void json({ success: true, deletedCount });
  }
  if (url.pathname === '/v6/listFiles') {
    const listed = [...files].map(([key, { bytes, customId, uploadedAt }]) => ({
      id: key,
      customId,
      key,
      name: key,
      size: bytes.length,
      status: 'Uploaded',
      uploadedAt,
    }));
    return void json({ hasMore: false, files: listed });
  }
  const stored = files.get(url.pathname.split('/').at(-1) ?? '');
  // A private file is read only with a signature.
  if (!stored || !url.searchParams.has('signature')) return void response.writeHead(404).end();
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (start === undefined) return void response.writeHead(200).end(stored.bytes);
  response.writeHead(206).end(stored.bytes.subarray(Number(start), Number(end) + 1));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
