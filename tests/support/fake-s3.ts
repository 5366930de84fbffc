import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type S3Fault = 'none' | 'status 503' | 'silence';

type Stored = Readonly<{ bytes: Buffer; mime: string; storedAt: Date }>;

export type FakeS3 = Readonly<{
  files: Map<string, Stored>;
  /** What was asked, such as `GET 206`. */
  asked: string[];
  env: Record<string, string>;
  fail: (fault: S3Fault) => void;
  close: () => Promise<void>;
}>;

const BUCKET = 'companheiro';
const REGION = 'sa-east-1';
const KEY_ID = 'AKIDEXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const OLDEST_MS = 900_000;
/** So few that a listing of a test has several pages. */
const MOST_KEYS = 5;

/** A store that speaks the part of S3 that the product uses, and refuses what is not signed as S3 wants it. */
export async function startFakeS3(): Promise<FakeS3> {
  const files = new Map<string, Stored>();
  const asked: string[] = [];
  let fault: S3Fault = 'none';
  const server = createServer((request, response) => {
    if (fault === 'silence') return;
    response.once('finish', () => asked.push(`${request.method} ${response.statusCode}`));
    if (fault === 'status 503') refuse(response, 503, 'SlowDown');
    else void answer(files, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    files,
    asked,
    env: {
      S3_BUCKET_URL: `http://127.0.0.1:${port}/${BUCKET}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
      S3_TIMEOUT_SECONDS: '1',
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

const xml = { 'content-type': 'application/xml' };

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, xml).end(`<Error><Code>${code}</Code></Error>`);
}

async function answer(
  files: Map<string, Stored>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const body = await buffer(request);
  if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch');
  const [, bucket, name = ''] = url.pathname.split('/').map(decodeURIComponent);
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (request.method === 'GET' && name === '') {
    response.writeHead(200, xml).end(listing(files, url.searchParams));
    return;
  }
  if (request.method === 'PUT') {
    // S3 takes no body without its length.
    if (!request.headers['content-length']) return refuse(response, 411, 'MissingContentLength');
    const mime = request.headers['content-type'] ?? '';
    files.set(name, { bytes: body, mime, storedAt: new Date() });
    response.writeHead(200).end();
    return;
  }
  if (request.method === 'DELETE') {
    files.delete(name);
    response.writeHead(204).end();
    return;
  }
  const stored = files.get(name);
  if (!stored || request.method !== 'GET') return refuse(response, 404, 'NoSuchKey');
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const head = { 'content-type': stored.mime };
  if (start === undefined) response.writeHead(200, head).end(stored.bytes);
  else response.writeHead(206, head).end(stored.bytes.subarray(Number(start), Number(end) + 1));
}

function listing(files: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const names = [...files.keys()].sort().filter((name) => name > after);
  const most = Math.min(Number(query.get('max-keys') ?? MOST_KEYS), MOST_KEYS);
  const page = names.slice(0, most);
  const isTruncated = names.length > page.length;
  const contents = page.map((name) => {
    const { bytes, storedAt } = files.get(name) ?? { bytes: Buffer.alloc(0), storedAt: new Date() };
    return `<Contents><Key>${name}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Signature version 4, written from its description rather than from the client. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const [, keyId, day = '', region = '', names = '', signature] =
    SIGNED.exec(headers.authorization ?? '') ?? [];
  const moment = String(headers['x-amz-date']);
  const at = moment.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const signed = names.split(';');
  const wanted = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (keyId !== KEY_ID || region !== REGION || !moment.startsWith(day)) return false;
  if (!(Math.abs(Date.now() - Date.parse(at)) < OLDEST_MS)) return false;
  if (!wanted.every((name) => signed.includes(name))) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, hashOf(canonical)].join('\n');
  const steps = [day, region, 's3', 'aws4_request'];
  const key = steps.reduce<string | Buffer>((last, step) => keyed(last, step), `AWS4${SECRET}`);
  return keyed(key, text).toString('hex') === signature;
}
