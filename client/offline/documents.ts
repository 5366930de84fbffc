import { pageAt } from '#shared/pages.ts';

/** Where the worker has the empty application, and the sentence for pages that need the network. */
export const SHELL = '/offline-shell.html';
export const NO_CONNECTION = '/offline.html';

/** What answers a page that the server does not; null for what the worker leaves alone. */
export function documentWithoutNetwork(path: string): typeof SHELL | typeof NO_CONNECTION | null {
  const page = pageAt(path);
  if (page === null || page.startsWith('/admin')) return null;
  return page === '/' || page === '/auth' ? NO_CONNECTION : SHELL;
}
