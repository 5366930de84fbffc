import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Bible, PackedDocument } from '../bible/bible.ts';
import { documentAt } from '../bible/documents.ts';
import type { Log } from '../log.ts';
import { chooseEncoding } from './encoding.ts';
import { SearchDoor } from './search-door.ts';

const SEARCH = /^\/texts\/([a-z0-9-]+)\/([0-9a-f]{16})\/search\?(.*)$/s;

function readable(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Chapters unpacked for the rare reader who takes nothing compressed. */
const MOST_PLAIN_BYTES = 2_000_000;

class Encodings {
  private readonly plain = new LRUCache<PackedDocument, Buffer>({
    maxSize: MOST_PLAIN_BYTES,
    sizeCalculation: (body) => body.length,
  });

  choose(headers: IncomingHttpHeaders, document: PackedDocument) {
    const encoding = chooseEncoding(headers);
    if (encoding) return { encoding, body: encoding === 'br' ? document.brotli : document.gzip };
    const body = this.plain.get(document) ?? gunzipSync(document.gzip);
    this.plain.set(document, body);
    return { encoding, body };
  }
}

/**
 * Chapters at addresses that name their content: answered before everything else,
 * from bytes compressed when the text was imported, and good for a year.
 * @returns whether the request was for a text
 */
export function serveTexts(bible: Bible, log: Log) {
  const search = new SearchDoor(bible, log);
  const encodings = new Encodings();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '';
    if (!url.startsWith('/texts/')) return false;
    const wish = request.method === 'GET' ? SEARCH.exec(url) : null;
    if (wish) {
      const [, translation = '', hash = '', parameters = ''] = wish;
      const zipped = chooseEncoding(request.headers, ['gzip']) !== null;
      void search.answer(response, translation, hash, parameters, zipped);
      return true;
    }
    const found = readable(request.method) ? documentAt(bible, url) : null;
    if (!found) {
      response.writeHead(404, { 'cache-control': 'no-store', 'content-length': 0 }).end();
      return true;
    }
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
  };
}
