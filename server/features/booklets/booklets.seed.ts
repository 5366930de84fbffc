import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { BOOKLETS } from '../../content/booklets/booklets.ts';
import type { Booklet } from '../../content/types.ts';
import { giveLeaseBack, takeLease } from '../../db/lease.queries.ts';
import { isSeeded } from '../../db/seeds.queries.ts';
import { type FilesContext, storeFile } from '../../storage/store-file.ts';
import { makeBookletPdf } from '../../typesetting/make-booklet.ts';
import { addBookletOnce } from './seed.queries.ts';

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
