import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import sirv from 'sirv';
import { safeRedirect } from '#shared/routes.ts';
import type { AppContext } from '../context.ts';
import { drawPage } from '../pages/draw-page.ts';
import {
  DOCUMENTS,
  type Document,
  documentFor,
  fillPage,
  personalise,
  visitorOf,
} from './documents.ts';
import { loadPaint } from './first-paint.ts';
import { withNotFound } from './not-found-page.ts';
import { readPageHints, readStart } from './page-hints.ts';
import { requestContext } from './request-context.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The built client: assets under names that change with their content, documents never cached. */
export function serveClient(directory: string, context: AppContext): Router {
  const router = Router();
  const documents = readDocuments(directory);
  const hintsFor = readPageHints(directory);
  const start = readStart(directory);
  const paint = loadPaint(directory);
  router.use((_request, response, next) => {
    response.on('pipe', (file) => file.on('error', () => giveUp(context, response, directory)));
    next();
  });
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
  router.get('/admin', (_request, response) => response.redirect(302, '/admin/login'));
  // A form sent before its script arrived: the page again, and nothing of what was typed.
  router.post('/auth', (_request, response) => response.redirect(303, '/auth'));
  router.get('/{*path}', async (request, response, next) => {
    if (!request.accepts('html')) return next();
    const { document, status, signInAt, rendered } = documentFor(request.path);
    if (status === 404) context.log.warn({ path: request.path.slice(0, 300) }, 'no such page');
    const visitor = visitorOf(request.headers.cookie);
    const drawn = rendered
      ? await drawPage(requestContext(context, request, response), paint, {
          href: request.originalUrl,
          zone: visitor.zone,
          signInAt,
        })
      : null;
    if (drawn && 'leadsTo' in drawn) return response.redirect(302, safeRedirect(drawn.leadsTo));
    const found = status === 404 ? withNotFound(documents[document]) : documents[document];
    const page = personalise(found, visitor);
    const filled = fillPage(page, { drawn, hints: hintsFor(request.path), start });
    await send(request, response.status(status), filled);
  });
  return router;
}

/**
 * A file that was there when the process started is gone: another build took its place. Left
 * to itself the error would end the process.
 */
function giveUp(context: AppContext, response: Response, directory: string): void {
  context.log.error({ directory }, 'the built client has changed; restart to serve the new one');
  response.destroy();
}

function readDocuments(directory: string): Readonly<Record<Document, string>> {
  const [landing, auth, app] = DOCUMENTS.map((name) => readFileSync(join(directory, name), 'utf8'));
  return { 'index.html': landing ?? '', 'auth.html': auth ?? '', 'app.html': app ?? '' };
}

async function send(request: Request, response: Response, html: string): Promise<void> {
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
