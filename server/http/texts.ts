import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PackedDocument } from '../bible/documents.ts';
import { documentAt } from '../bible/documents.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { chooseEncoding } from './encoding.ts';
import { refuse } from './refuse.ts';
import { Search } from './search.ts';
import type { VisitorLimits } from './visitor-limits.ts';

const TEXT = /^\/texts\/([a-z0-9-]+)\/([0-9a-f]{16})\/([\w.]+(?:\?.*)?)$/s;
const SEARCH = /^search\?(.*)$/s;

/** Few clients accept nothing compressed, so few chapters are cached uncompressed. */
const MAX_PLAIN_BYTES = 2_000_000;

class Encodings {
  private readonly plain = new LRUCache<PackedDocument, Buffer>({
    maxSize: MAX_PLAIN_BYTES,
    sizeCalculation: (body) => body.length,
  });

  constructor({ caches }: Pick<AppContext, 'caches'>) {
    caches.add('chapters', this.plain);
  }

  choose(headers: IncomingHttpHeaders, document: PackedDocument) {
    const encoding = chooseEncoding(headers);
    if (encoding) return { encoding, body: encoding === 'br' ? document.brotli : document.gzip };
    const body = this.plain.get(document) ?? gunzipSync(document.gzip);
    this.plain.set(document, body);
    return { encoding, body };
  }
}

/** Serves translations at addresses that contain their hash; each handler says if it answers. */
export function serveTexts(app: AppContext, limits: VisitorLimits) {
  const { bible } = app;
  const search = new Search(app);
  const encodings = new Encodings(app);
  return {
    /** Answers with bytes that were compressed at the import and may be cached for a year. */
    chapter: (request: IncomingMessage, response: ServerResponse): boolean => {
      const url = request.url ?? '';
      if (!url.startsWith('/texts/') || !isReadable(request)) return false;
      const found = documentAt(bible, url);
      if (!found) return false;
      const { encoding, body } = encodings.choose(request.headers, found);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },

    /** Answers searches, and addresses of editions that this process does not hold. */
    other: (request: IncomingMessage, response: ServerResponse): boolean => {
      const [, translation, hash, rest] = TEXT.exec(request.url ?? '') ?? [];
      if (translation === undefined || hash === undefined || rest === undefined) return false;
      if (!isReadable(request)) return false;
      const parameters = SEARCH.exec(rest)?.[1];
      if (parameters !== undefined && limits.refuse(request, response, 'search')) return true;
      const answer = async () => {
        const current = (await bible.translation(translation))?.contentHash;
        if (current === hash && parameters !== undefined) {
          const zipped = chooseEncoding(request.headers, ['gzip']) !== null;
          return search.answer(response, { translation, hash, parameters }, zipped);
        }
        // A reader with an old address open reads on in the edition that was installed since.
        if (current === undefined || current === hash) throw new AppError('NOT_FOUND');
        response
          .writeHead(307, {
            location: `/texts/${translation}/${current}/${rest}`,
            'cache-control': 'no-store',
            'content-length': 0,
          })
          .end();
      };
      void answer().catch((error: unknown) => {
        if (!(error instanceof AppError)) {
          // The query is the reader's own business, so it stays out of the log.
          app.log.error({ err: error, translation }, 'text request failed');
        }
        refuse(request, response, error);
      });
      return true;
    },
  };
}

function isReadable({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
