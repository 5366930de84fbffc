import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { BOOKLETS } from '../../content/booklets/booklets.ts';
import type { Booklet } from '../../content/types.ts';
import type { Db } from '../../db/client.ts';
import { LEASES, withLease } from '../../db/locks.ts';
import { isSeeded } from '../../db/seeds.queries.ts';
import { runApart } from '../../process/run-apart.ts';
import { type FilesContext, storeFile } from '../../storage/store-file.ts';
import { addBookletOnce } from './seed.queries.ts';

const WORKER = fileURLToPath(new URL('../../typesetting/booklet-worker.ts', import.meta.url));
const MARK = 'Demonstração.';

/**
 * Makes and stores the five booklets of a fresh installation, each once: what administrators
 * change or deactivate stays so. Instances take turns, so that no PDF is made in vain.
 */
export async function seedBooklets(app: FilesContext, signal: AbortSignal): Promise<void> {
  const { db } = app;
  if (!(await firstMissing(db))) return;
  const addMissing = async () => {
    let booklet = await firstMissing(db);
    while (booklet) {
      signal.throwIfAborted();
      await addBooklet(app, booklet, signal);
      booklet = await firstMissing(db);
    }
  };
  await withLease(db, LEASES.bookletsSeed, addMissing, signal);
}

/** The newest is listed first, so the first of the contents is added last. */
async function firstMissing(db: Db): Promise<Booklet | undefined> {
  for (const booklet of BOOKLETS.toReversed()) {
    if (!(await isSeeded(db, seedOf(booklet)))) return booklet;
  }
  return undefined;
}

const seedOf = ({ slug }: Booklet) => `booklets/${slug}`;

async function addBooklet(app: FilesContext, booklet: Booklet, signal: AbortSignal): Promise<void> {
  const { slug, title, category, description } = booklet;
  const { key } = await storeFile(app, {
    kind: 'booklet-pdf',
    name: `${title}.pdf`,
    source: Readable.from([await makeBookletPdf(slug, signal)]),
    createdBy: null,
  });
  await addBookletOnce(app.db, seedOf(booklet), {
    name: title,
    category,
    description: `${description} ${MARK}`,
    pdfKey: key,
  });
}

/** Our own texts need a second and 150 MB; more is a fault. */
const PROCESS = { file: WORKER, timeoutMs: 120_000, heapMb: 256 } as const;

type Made = Readonly<{ pdf: string }>;

const isResult = (message: object): message is Made =>
  'pdf' in message && typeof message.pdf === 'string';

/** Makes the PDF of a booklet in a process that ends with it, so that the server keeps none of its memory. */
async function makeBookletPdf(slug: string, signal: AbortSignal): Promise<Buffer> {
  const made = await runApart<Made>({ ...PROCESS, job: [slug], isResult, signal });
  if (typeof made === 'string') throw new Error(`no PDF was made of ${slug}: ${made}`);
  return Buffer.from(made.pdf, 'base64');
}
