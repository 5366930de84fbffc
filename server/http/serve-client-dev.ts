import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { Router } from 'express';
import type { PageAssets } from '#shared/server-rendering.ts';
import type { AppContext } from '../context.ts';
import type { Renderer } from '../ssr/render.ts';
import { servePages } from './serve-pages.ts';

/** Serves the client from its sources with hot reload, on the same origin as the server. */
export async function serveClientFromSource(
  root: string,
  server: Server,
  context: AppContext,
): Promise<Router> {
  const [{ createServer }, { default: react }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
  ]);
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: { server } },
  });
  const assets: PageAssets = {
    routes: {
      __root__: {
        css: ['/ui/theme.css'],
        scripts: [
          { attrs: { type: 'module' }, children: react.preambleCode.replace('__BASE__', '/') },
          { attrs: { type: 'module', src: '/@vite/client' } },
          { attrs: { type: 'module', src: '/entry-browser.tsx' } },
        ],
      },
    },
  };
  const router = Router();
  router.use(vite.middlewares);
  router.use(
    servePages(context, {
      plainDocument: async (name, url) =>
        vite.transformIndexHtml(url, await readFile(join(root, 'client', name), 'utf8')),
      renderer: async () => {
        const loaded = await vite.ssrLoadModule('/entry-server.tsx');
        const renderPage: Renderer = loaded['renderPage'];
        return renderPage;
      },
      assets,
      maintainersPage: '/dev/ui',
    }),
  );
  return router;
}
