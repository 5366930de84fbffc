import { isPage } from '#shared/routes.ts';

/**
 * Which HTML document answers a page. The two that visitors see before signing in are
 * plain pages that work on their own; every other page belongs to the application.
 */
export type Document = 'index.html' | 'auth.html' | 'app.html';

export function documentFor(path: string): { document: Document; status: 200 | 404 } {
  const page = path === '/' ? path : path.replace(/\/$/, '');
  if (page === '/') return { document: 'index.html', status: 200 };
  if (page === '/auth') return { document: 'auth.html', status: 200 };
  return { document: 'app.html', status: isPage(page) || page === '/dev/ui' ? 200 : 404 };
}

/**
 * The plain pages start with a spinner when the visitor may be signed in, so that a
 * member on the way to the dashboard does not see the marketing page pass by.
 */
export function markSession(html: string, maySignedIn: boolean): string {
  return maySignedIn ? html.replace('data-session="none"', 'data-session="loading"') : html;
}
