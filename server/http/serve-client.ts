import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Response, Router } from 'express';
import sirv from 'sirv';
import type { AppContext } from '../context.ts';
import { readPageAssets } from '../ssr/page-assets.ts';
import type { Renderer } from '../ssr/render.ts';
import { PLAIN_DOCUMENTS } from './documents.ts';
import { type Client, servePages } from './serve-pages.ts';
import { SERVICE_WORKER_PATH, serviceWorker } from './service-worker.ts';
import { VisitorPages } from './visitor-pages.ts';

/** Serves the built client: names of assets change with their content, documents are not cached. */
export function serveClient(directory: string, context: AppContext): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.on('pipe', (file) =>
      file.on('error', () => dropMissingFile(context, response, directory)),
    );
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
  // An old tab asks for chunks that are gone, and would run a page in their place as a script.
  router.use('/assets', (_request, response) => {
    response.status(404).set('cache-control', 'no-store').end();
  });
  router.get(SERVICE_WORKER_PATH, serviceWorker(context.env, directory));
  router.use(sirv(directory, { extensions: [], maxAge: 3600, gzip: true, brotli: true }));
  router.get('/admin', (_request, response) => response.redirect(302, '/admin/login'));
  // A form that is sent before its script arrives leads to the page again, without its fields.
  router.post('/auth', (_request, response) => response.redirect(303, '/auth'));
  router.use(servePages(context, builtClient(directory, context)));
  return router;
}

/** The renderer is loaded for the first page, so that the start does not wait for it. */
function builtClient(directory: string, context: AppContext): Client {
  const documents = new Map(
    PLAIN_DOCUMENTS.map((name) => [name, readFileSync(join(directory, name), 'utf8')]),
  );
  const file = pathToFileURL(join(directory, '../server/entry-server.js')).href;
  let renderer: Promise<Renderer> | undefined;
  return {
    plainDocument: async (name) => documents.get(name) ?? '',
    renderer: () => {
      renderer ??= import(file).then((built: { renderPage: Renderer }) => built.renderPage);
      return renderer;
    },
    assets: readPageAssets(directory),
    kept: new VisitorPages(context),
  };
}

/**
 * Handles a file that another build has removed since the start; the unhandled error would end
 * the process.
 */
function dropMissingFile(context: AppContext, response: Response, directory: string): void {
  context.log.error({ directory }, 'built client changed, restart to serve it');
  response.destroy();
}
