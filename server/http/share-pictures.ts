import { createHash } from 'node:crypto';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { Pictures } from '../pictures/pictures.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** Serves the pictures that shared links show; drawing one counts against the visitor's share. */
export function sharePictures(
  app: Pick<AppContext, 'bible' | 'caches'>,
  limits: VisitorLimits,
): Router {
  const pictures = new Pictures(app);
  const router = Router();
  router.get('/pictures/{*path}', async (request, response) => {
    const { path } = request;
    const text = pictures.cachedAt(path) ? null : await pictures.textAt(path);
    const known = pictures.cachedAt(path);
    if (!known && !text) {
      response.status(404).set('cache-control', 'no-store').end();
      return;
    }
    const etag = `"${createHash('sha256').update(path).digest('base64url').slice(0, 20)}"`;
    response.set({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    if (request.headers['if-none-match'] === etag) {
      response.status(304).end();
      return;
    }
    if (!known && limits.refuse(request, response, 'picture')) return;
    if (!known && pictures.busy) {
      response.status(503).set({ 'cache-control': 'no-store', 'retry-after': '2' }).end();
      return;
    }
    const picture = known ?? (text && (await pictures.draw(path, text)));
    response.type('png').send(picture);
  });
  return router;
}
