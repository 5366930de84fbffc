import { Router } from 'express';
import { BOOKS, chapterCount } from '#shared/bible/canon.ts';
import { chapterReference, referenceKey } from '#shared/bible/reference.ts';
import { LISTED_PAGES } from '#shared/pages.ts';
import type { Bible } from '../bible/bible.ts';
import { escapeHtml } from '../escape-html.ts';

/** Answers what search engines ask for: where they may go, and which pages there are. */
export function forCrawlers(baseUrl: string, bible: Bible): Router {
  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response
      .type('text/plain')
      .set('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          'Allow: /',
          'Disallow: /trpc',
          'Disallow: /api/',
          'Disallow: /auth',
          'Disallow: /bible-quick?',
          `Sitemap: ${baseUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      );
  });
  const sitemap = sitemapOf(baseUrl, bible);
  router.get('/sitemap.xml', async (_request, response) => {
    response
      .type('application/xml')
      .set('cache-control', 'public, max-age=3600')
      .send(await sitemap());
  });
  return router;
}

/**
 * Writes the sitemap once for each edition: the public pages, and the chapters that the default
 * translation has by the addresses that their pages call canonical. All chapters of the canon fit
 * into one file many times.
 */
function sitemapOf(baseUrl: string, bible: Bible): () => Promise<string> {
  let written: Readonly<{ hash: string | null; xml: string }> | null = null;
  return async () => {
    const [translation] = await bible.translations();
    const hash = translation?.contentHash ?? null;
    if (written?.hash === hash) return written.xml;
    const chapters = BOOKS.flatMap(({ code }) =>
      Array.from({ length: chapterCount(code) }, (_, index) =>
        referenceKey(chapterReference(code, index + 1)),
      ),
    ).filter((key) => translation && hash && bible.document(translation.id, hash, key));
    const paths = ['/', ...LISTED_PAGES, ...chapters.map((key) => `/bible?ref=${key}`)];
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...paths.map((path) => `  <url><loc>${escapeHtml(baseUrl + path)}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n');
    written = { hash, xml };
    return xml;
  };
}
