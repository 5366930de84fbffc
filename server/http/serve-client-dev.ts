import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { Router } from 'express';
import { documentFor, personalise, visitorOf } from './documents.ts';

/** The client from its sources with hot reload, on the same port and origin as the server. */
export async function serveClientFromSource(root: string, server: Server): Promise<Router> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: { server } },
  });
  const router = Router();
  router.use(vite.middlewares);
  router.get('/{*path}', async (request, response) => {
    const { document, status } = documentFor(request.path);
    const html = await readFile(join(root, 'client', document), 'utf8');
    const visitor = visitorOf(request.headers.cookie);
    const page = await vite.transformIndexHtml(request.originalUrl, personalise(html, visitor));
    response.status(status).set('cache-control', 'no-store').type('html').send(page);
  });
  return router;
}
