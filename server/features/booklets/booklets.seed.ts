import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { BOOKLETS } from '../../content/booklets/booklets.ts';
import type { Booklet } from '../../content/types.ts';
import type { Db } from '../../db/client.ts';
import { LEASES, withLease } from '../../db/locks.ts';
import { isSeeded } from '../../db/seeds.queries.ts';
import { type FilesContext, storeFile } from '../../storage/store-file.ts';
import { addBookletOnce } from './seed.queries.ts';

const WORKER = new URL('../../typesetting/booklet-worker.ts', import.meta.url);
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

/**
 * Makes the PDF of a booklet. It takes the processor for a second, so it happens in a thread of its
 * own while requests are answered.
 */
function makeBookletPdf(slug: string, signal: AbortSignal): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(WORKER, { workerData: slug });
  // Node's watch mode posts messages of its own to the parent of a thread.
  worker.on('message', (pdf: unknown) => (pdf instanceof Uint8Array ? resolve(pdf) : undefined));
  worker.once('error', reject);
  signal.addEventListener('abort', () => void worker.terminate(), { once: true });
  worker.once('exit', () => reject(new Error(`no PDF was made of ${slug}`)));
  return promise;
}
