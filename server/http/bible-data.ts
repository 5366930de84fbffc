import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { ARCHIVE_SIZE } from '#shared/bible/archive.ts';
import { isBookCode } from '#shared/bible/canon.ts';
import { compressArchive } from '../bible/archive.ts';
import type { AppContext } from '../context.ts';
import { chooseEncoding } from './encoding.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** Two translations in two encodings. */
const MAX_CACHED_BYTES = 8_000_000;

const WHOLE = 'all';

type Packed = Readonly<{ bytes: Buffer; size: number }>;

/**
 * Serves translations to devices that take them along, whole or by book. The content of an edition
 * never changes, so it is compressed once and stored wherever it passes.
 */
export function bibleData(
  { bible, caches }: Pick<AppContext, 'bible' | 'caches'>,
  limits: VisitorLimits,
): Router {
  const packed = new LRUCache<string, Promise<Packed | null>>({
    maxSize: MAX_CACHED_BYTES,
    // What is being compressed counts as it usually weighs.
    sizeCalculation: (_promise, key) => (key.includes(WHOLE) ? 1_400_000 : 60_000),
  });
  caches.add('archives', packed);
  const pack = async (id: string, hash: string, book: string, encoding: 'br' | 'gzip') => {
    const archive = await bible.archive(id, hash, isBookCode(book) ? book : null);
    if (!archive) return null;
    const json = JSON.stringify(archive);
    return { bytes: await compressArchive(json, encoding), size: Buffer.byteLength(json) };
  };
  const router = Router();
  router.get('/bible-data/:translation/:hash/:book.json', async (request, response) => {
    const { translation, hash, book } = request.params;
    const encoding = chooseEncoding(request.headers) ?? 'gzip';
    const key = [translation, hash, book, encoding].join(' ');
    if (book !== WHOLE && !isBookCode(book)) {
      response.status(404).set('cache-control', 'no-store').end();
      return;
    }
    let body = packed.get(key);
    if (!body) {
      if (limits.refuse(request, response, 'search')) return;
      body = pack(translation, hash, book, encoding);
      packed.set(key, body);
    }
    const found = await body.catch((error: unknown) => {
      packed.delete(key);
      throw error;
    });
    if (!found) {
      packed.delete(key);
      response.status(404).set('cache-control', 'no-store').end();
      return;
    }
    response
      .type('json')
      .set({
        'cache-control': 'public, max-age=31536000, immutable, no-transform',
        'content-encoding': encoding,
        vary: 'accept-encoding',
        [ARCHIVE_SIZE]: found.size,
      })
      .send(found.bytes);
  });
  return router;
}
