import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { BOOKLETS } from '../../content/booklets/booklets.ts';
import type { Booklet } from '../../content/types.ts';
import { giveLeaseBack, takeLease } from '../../db/lease.queries.ts';
import { isSeeded } from '../../db/seeds.queries.ts';
import { type FilesContext, storeFile } from '../../storage/store-file.ts';
import { addBookletOnce } from './seed.queries.ts';

const WORKER = new URL('../../typesetting/booklet-worker.ts', import.meta.url);
const LEASE = 'seed of booklets';
/** A process that was killed keeps the others waiting for so long. */
const LEASE_SECONDS = 60;
const RETRY_MS = 500;
const MARK = 'Demonstração.';

/**
 * Makes and stores the five booklets of a fresh installation, each once: what administrators
 * change or deactivate stays so. Instances take turns, so that no PDF is made in vain.
 */
export async function seedBooklets(app: FilesContext, signal: AbortSignal): Promise<void> {
  const holder = randomUUID();
  try {
    // The newest is listed first, so the first of the contents is added last.
    for (const booklet of BOOKLETS.toReversed()) {
      if (await isSeeded(app.db, seedOf(booklet))) continue;
      while (!(await takeLease(app.db, LEASE, holder, LEASE_SECONDS))) {
        await wait(RETRY_MS, undefined, { signal });
      }
      signal.throwIfAborted();
      if (!(await isSeeded(app.db, seedOf(booklet)))) await addBooklet(app, booklet, signal);
    }
  } finally {
    await giveLeaseBack(app.db, LEASE, holder).catch(() => {});
  }
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
  worker.once('message', (pdf: Uint8Array) => resolve(pdf));
  worker.once('error', reject);
  signal.addEventListener('abort', () => void worker.terminate(), { once: true });
  worker.once('exit', () => reject(new Error(`no PDF was made of ${slug}`)));
  return promise;
}
