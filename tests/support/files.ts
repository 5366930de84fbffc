import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import * as z from 'zod';
import type { UploadedFile, UploadKind } from '#shared/uploads.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

const Uploaded = z.object({
  key: z.string(),
  name: z.string(),
  bytes: z.number(),
  pages: z.number().nullable(),
});

const stored = new Map<string, Promise<UploadedFile>>();

/** A picture of one colour, which is checked in a moment. */
export function makePicture(): Promise<Buffer> {
  const create = { width: 600, height: 800, channels: 3 as const, background: '#7c4a1e' };
  return sharp({ create }).png().toBuffer();
}

/** A real PDF whose pages say which they are. */
export function makePdf(pages = 3, title = 'Como ler a Bíblia'): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: 'A5', info: { Title: title } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (let page = 1; page <= pages; page++) {
    if (page > 1) pdf.addPage();
    pdf.fontSize(22).text(title).moveDown();
    pdf.fontSize(14).text(`Página ${page} de ${pages}`).moveDown();
    pdf.fontSize(11).text('Um texto para ler com calma, em família. '.repeat(12));
  }
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
}

type Sent = Readonly<{ kind: UploadKind; name?: string; headers?: Record<string, string> }>;

/** Sends a file as the browser does. */
export function send(
  app: Pick<TestApp, 'baseUrl'>,
  { cookie }: Pick<Person, 'cookie'>,
  body: BodyInit,
  { kind, name = 'apostila.pdf', headers = {} }: Sent,
): Promise<Response> {
  return fetch(`${app.baseUrl}/files/${kind}`, {
    method: 'POST',
    headers: {
      cookie,
      origin: app.baseUrl,
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      ...headers,
    },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

export async function upload(
  app: Pick<TestApp, 'baseUrl'>,
  person: Pick<Person, 'cookie'>,
  body: BodyInit,
  sent: Sent,
): Promise<UploadedFile> {
  const response = await send(app, person, body, sent);
  if (response.status !== 201) throw new Error(`refused: ${await response.text()}`);
  return Uploaded.parse(await response.json());
}

/** The key of a PDF in the application, stored once as each check takes a second. */
export async function storedPdf(person: Person): Promise<string> {
  const known =
    stored.get(person.baseUrl) ?? upload(person, person, await makePdf(), { kind: 'booklet-pdf' });
  stored.set(person.baseUrl, known);
  return (await known).key;
}

export async function bookletCategoryBy({ client }: Person, name = 'Estudos'): Promise<string> {
  const unique = `${name} ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await client.admin.bookletCategories.create.mutate({ name: unique });
  return id;
}

type Booklet = Readonly<{
  name?: string;
  description?: string | null;
  categoryId?: string;
  pdfKey?: string;
}>;

/** Adds a booklet, with whatever a test does not name. */
export async function bookletBy(person: Person, given: Booklet = {}) {
  const fields = {
    name: given.name ?? 'Apostila',
    description: given.description ?? null,
    categoryId: given.categoryId ?? (await bookletCategoryBy(person)),
    pdfKey: given.pdfKey ?? (await storedPdf(person)),
  };
  const { id } = await person.client.admin.booklets.create.mutate(fields);
  return { id, ...fields };
}

type Book = Readonly<{ name?: string; categoryId?: string }>;

/** Adds a book, with whatever a test does not name. */
export async function bookBy({ client }: Person, given: Book = {}) {
  const category = { name: `Livros ${crypto.randomUUID()}` };
  const fields = {
    name: given.name ?? 'Livro',
    bookUrl: 'https://www.gutenberg.org/ebooks/3296',
    price: 29.9,
    categoryId: given.categoryId ?? (await client.admin.bookCategories.create.mutate(category)).id,
  };
  const { id } = await client.admin.books.create.mutate(fields);
  return { id, ...fields };
}
