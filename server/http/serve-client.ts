import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Router } from 'express';
import sirv from 'sirv';
import type { Log } from '../log.ts';
import {
  DOCUMENTS,
  type Document,
  documentFor,
  personalise,
  VISITORS,
  type Visitor,
  visitorOf,
} from './documents.ts';

type Variants = Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>;

function compress(html: string): Variants {
  const identity = Buffer.from(html);
  return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) };
}

/** The built client: assets under names that change with their content, documents never cached. */
export function serveClient(directory: string, log: Log): Router {
  const router = Router();
  const documents = compressDocuments(directory);
  router.use(
    '/assets',
    sirv(join(directory, 'assets'), {
      immutable: true,
      maxAge: 31_536_000,
      gzip: true,
      brotli: true,
    }),
  );
  // An old tab asks for chunks that are gone: a page in their place would be run as a script.
  router.use('/assets', (_request, response) => {
    response.status(404).set('cache-control', 'no-store').end();
  });
  router.use(sirv(directory, { extensions: [], maxAge: 3600, gzip: true, brotli: true }));
  // A form sent before its script arrived: the page again, and nothing of what was typed.
  router.post('/auth', (_request, response) => response.redirect(303, '/auth'));
  router.get('/{*path}', (request, response, next) => {
    if (!request.accepts('html')) return next();
    const { document, status } = documentFor(request.path);
    if (status === 404) log.warn({ path: request.path.slice(0, 300) }, 'no such page');
    const variants = documents.get(keyOf(document, visitorOf(request.headers.cookie)));
    if (!variants) return next();
    const accepted = request.acceptsEncodings('br', 'gzip');
    const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
    if (encoding !== 'identity') response.set('content-encoding', encoding);
    response
      .status(status)
      .set({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
      .type('html')
      .send(variants[encoding]);
  });
  return router;
}

function compressDocuments(directory: string): ReadonlyMap<string, Variants> {
  return new Map(
    DOCUMENTS.flatMap((document) => {
      const html = readFileSync(join(directory, document), 'utf8');
      return VISITORS.map((visitor): [string, Variants] => [
        keyOf(document, visitor),
        compress(personalise(html, visitor)),
      ]);
    }),
  );
}

function keyOf(document: Document, { theme, maySignedIn }: Visitor): string {
  return `${document} ${theme} ${maySignedIn}`;
}
