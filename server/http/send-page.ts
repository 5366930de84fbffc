import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { chooseEncoding, type Encoding } from './encoding.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export const compressPage = (html: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? compressBrotli(html, QUICK) : compressGzip(html);

/**
 * Sends a compressed page that no cache on its way may store, because it belongs to this visitor.
 * @param compress where the same page was compressed before
 */
export async function sendPage(
  request: Request,
  response: Response,
  html: string,
  compress = (encoding: Encoding) => compressPage(html, encoding),
): Promise<void> {
  const encoding = chooseEncoding(request.headers);
  const compressed = encoding && (await compress(encoding));
  if (encoding) response.set('content-encoding', encoding);
  response
    .set({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
    .type('html')
    .send(compressed ?? html);
}
