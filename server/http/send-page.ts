import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a compressed page that no cache may store, because it belongs to this visitor. */
export async function sendPage(request: Request, response: Response, html: string): Promise<void> {
  const encoding = request.acceptsEncodings('br', 'gzip');
  const compressed =
    encoding === 'br'
      ? await compressBrotli(html, QUICK)
      : encoding === 'gzip'
        ? await compressGzip(html)
        : null;
  if (compressed && encoding) response.set('content-encoding', encoding);
  response
    .set({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
    .type('html')
    .send(compressed ?? html);
}
