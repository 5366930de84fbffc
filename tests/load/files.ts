import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import pg from 'pg';
import * as z from 'zod';
import { makeMembers, signInMany } from './chat-members.ts';
import { fire } from './fire.ts';
import type { Running } from './processes.ts';
import { AUTH_SECRET, type Scratch } from './scratch.ts';
import { limitRow, percentile, plainRow, type Row } from './table.ts';

const MB = 1024 * 1024;
const LARGE_BYTES = 49 * MB;
const MOST_MB = 150;
const READERS = 100;
/** Sign-ups are slow on purpose, so several readers share the session of a member. */
const MEMBERS = 10;
const PAGES_READ = 10;
const RANGE_BYTES = 65_536;
const MOST_MS = 100;

const Uploaded = z.object({ key: z.string() });

/** The memory of a large upload, and the pace of many members who read a PDF by ranges. */
export async function measureFiles(scratch: Scratch): Promise<Row[]> {
  const product = await scratch.startProduct();
  const members = await makeMembers(scratch.url, product.origin, MEMBERS);
  const cookies = members.map(({ cookie }) => cookie);
  const [moderator = ''] = cookies;
  const database = new pg.Client({ connectionString: scratch.url });
  await database.connect();
  await database.query("update user_roles set role = 'moderator'");
  const large = await largePdf();
  await upload(product, moderator, await largePdf(MB));
  await wait(3000);
  const rest = product.residentMb();
  let most = rest;
  const watch = setInterval(() => {
    most = Math.max(most, product.residentMb());
  }, 20);
  const key = await upload(product, moderator, large);
  clearInterval(watch);
  await database.query(
    `with category as (insert into booklet_categories (name) values ('Medida') returning id)
     insert into booklets (name, category_id, pdf_key) select 'Medida', id, $1 from category`,
    [key],
  );
  await database.query("update user_roles set role = 'user'");
  await database.end();
  const times = await Promise.all(
    Array.from({ length: READERS }, (_reader, at) =>
      read(product, key, cookies[at % MEMBERS] ?? ''),
    ),
  );
  const shot = { origin: product.origin, paths: Array(READERS).fill(`/files/${key}`) };
  const headers = { range: `bytes=0-${RANGE_BYTES - 1}` };
  const many = await signInMany(scratch.url, AUTH_SECRET, 100);
  const { perSecond } = await fire({ ...shot, clients: READERS, headers, cookies: many });
  await product.stop();
  return [
    limitRow('memory that an upload of 49 MB takes', most - rest, 'MB', MOST_MB),
    limitRow(
      `p99 of a range of 64 kB, ${READERS} readers`,
      percentile(times.flat(), 0.99),
      'ms',
      MOST_MS,
    ),
    plainRow('median of those', percentile(times.flat(), 0.5), 'ms'),
    plainRow('ranges of 64 kB a second without a pause', perSecond, '/s'),
  ];
}

/** A valid PDF, whose bytes are mostly those of an object that no page uses. */
function largePdf(bytes = LARGE_BYTES): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: 'A5' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.text('Uma apostila muito grande');
  const filler = pdf.ref({});
  filler.compress = false;
  filler.end(randomBytes(bytes));
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
}

async function upload({ origin }: Running, cookie: string, body: BodyInit): Promise<string> {
  const headers = { cookie, origin, 'x-file-name': 'grande.pdf' };
  const answer = await fetch(`${origin}/files/booklet-pdf`, { method: 'POST', headers, body });
  return Uploaded.parse(await answer.json()).key;
}

/** A member who turns a page every second. @returns how long each range took, in ms */
async function read({ origin }: Running, key: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  await wait(Math.random() * 1000);
  for (let page = 0; page < PAGES_READ; page++) {
    const start = page * RANGE_BYTES;
    const began = performance.now();
    const range = `bytes=${start}-${start + RANGE_BYTES - 1}`;
    const answer = await fetch(`${origin}/files/${key}`, { headers: { cookie, range } });
    const { byteLength } = await answer.arrayBuffer();
    if (byteLength !== RANGE_BYTES) throw new Error(`a range answered ${answer.status}`);
    const took = performance.now() - began;
    times.push(took);
    await wait(Math.max(0, 1000 - took));
  }
  return times;
}
