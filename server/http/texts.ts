import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Bible } from '../bible/bible.ts';

const PATH = /^\/texts\/([a-z0-9-]+)\/([0-9a-f]{16})\/([1-3A-Z]{3}\.\d{1,3})\.json$/;

/**
 * Chapters at addresses that name their content: answered before everything else,
 * from bytes compressed when the text was imported, and good for a year.
 * @returns whether the request was for a text
 */
export function serveTexts(bible: Bible) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '';
    if (!url.startsWith('/texts/')) return false;
    const match = PATH.exec(url);
    const found =
      match && (request.method === 'GET' || request.method === 'HEAD')
        ? bible.document(match[1] ?? '', match[2] ?? '', match[3] ?? '')
        : null;
    if (!found) {
      response.writeHead(404, { 'cache-control': 'no-store', 'content-length': 0 }).end();
      return true;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const [encoding, body] = accepted.includes('br')
      ? (['br', found.brotli] as const)
      : accepted.includes('gzip')
        ? (['gzip', found.gzip] as const)
        : ([null, gunzipSync(found.gzip)] as const);
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
