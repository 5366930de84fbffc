import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Response, Router } from 'express';
import sirv from 'sirv';
import type { AppContext } from '../context.ts';
import { readPageAssets } from '../ssr/page-assets.ts';
import { type Client, type Renderer, servePages } from '../ssr/serve-pages.ts';
import { PLAIN_DOCUMENTS } from './documents.ts';

/** The built client: assets under names that change with their content, documents never cached. */
export function serveClient(directory: string, context: AppContext): Router {
  const router = Router();
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
  router.use(servePages(context, builtClient(directory)));
  return router;
}

/** The renderer loads with the first page that is asked for, so that the start does not wait for it. */
function builtClient(directory: string): Client {
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
  };
}

/**
 * A file that was there when the process started is gone: another build took its place. Left
 * to itself the error would end the process.
 */
function giveUp(context: AppContext, response: Response, directory: string): void {
  context.log.error({ directory }, 'the built client has changed; restart to serve the new one');
  response.destroy();
}
