import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Router } from 'express';
import sirv from 'sirv';
import type { Log } from '../log.ts';
import { carriesSession } from '../session.ts';
import { type Document, documentFor, markSession } from './documents.ts';

type Variants = Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>;

function compress(html: string): Variants {
  const identity = Buffer.from(html);
  return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) };
}

/** The built client: assets under names that change with their content, documents never cached. */
export function serveClient(directory: string, log: Log): Router {
  const router = Router();
  const documents = new Map<string, Variants>();
  const names: Document[] = ['index.html', 'auth.html', 'app.html'];
  for (const name of names) {
    const html = readFileSync(join(directory, name), 'utf8');
    documents.set(`${name}:false`, compress(html));
    documents.set(`${name}:true`, compress(markSession(html, true)));
  }
  router.use(
    '/assets',
    sirv(join(directory, 'assets'), { immutable: true, maxAge: 31_536_000, gzip: true, brotli: true }),
  );
  // An old tab asks for chunks that are gone: a page in their place would be run as a script.
  router.use('/assets', (_request, response) => {
    response.status(404).set('cache-control', 'no-store').end();
  });
  router.use(sirv(join(directory, 'public'), { maxAge: 86_400, gzip: true, brotli: true }));
  router.get('/{*path}', (request, response, next) => {
    if (!request.accepts('html')) return next();
    const { document, status } = documentFor(request.path);
    if (status === 404) log.warn({ path: request.path.slice(0, 300) }, 'no such page');
    const variants = documents.get(`${document}:${carriesSession(request)}`);
    if (!variants) return next();
    const encoding = request.acceptsEncodings('br', 'gzip') || 'identity';
    const body = variants[encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'];
    if (encoding === 'br' || encoding === 'gzip') response.set('content-encoding', encoding);
    response
      .status(status)
      .set({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
      .type('html')
      .send(body);
  });
  return router;
}
