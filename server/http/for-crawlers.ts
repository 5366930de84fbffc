import { Router } from 'express';
import { PUBLIC_PAGES } from '#shared/routes.ts';

/** What search engines ask for: where they may go, and which pages there are. */
export function forCrawlers(baseUrl: string): Router {
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
  router.get('/sitemap.xml', (_request, response) => {
    const addresses = ['/', ...PUBLIC_PAGES].map(
      (page) => `  <url><loc>${escapeXml(baseUrl + page)}</loc></url>`,
    );
    response
      .type('application/xml')
      .set('cache-control', 'public, max-age=3600')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...addresses,
          '</urlset>',
          '',
        ].join('\n'),
      );
  });
  return router;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
