import { isPage } from '#shared/routes.ts';

/**
 * Which HTML document answers a page. The two that visitors see before signing in are
 * plain pages that work on their own; every other page belongs to the application.
 */
export const DOCUMENTS = ['index.html', 'auth.html', 'app.html'] as const;
export type Document = (typeof DOCUMENTS)[number];

export function documentFor(path: string): { document: Document; status: 200 | 404 } {
  const page = path === '/' ? path : path.replace(/\/$/, '');
  if (page === '/') return { document: 'index.html', status: 200 };
  if (page === '/auth') return { document: 'auth.html', status: 200 };
  return { document: 'app.html', status: isPage(page) ? 200 : 404 };
}

const THEMES = ['claro', 'sepia', 'escuro'] as const;

/** What is known of the visitor before the page is drawn. */
export type Visitor = Readonly<{ theme: (typeof THEMES)[number] | null; maySignedIn: boolean }>;

export const VISITORS: readonly Visitor[] = [null, ...THEMES].flatMap((theme) => [
  { theme, maySignedIn: false },
  { theme, maySignedIn: true },
]);

export function visitorOf(cookies: string | undefined): Visitor {
  const chosen = /(?:^|;\s*)theme=([a-z]+)/.exec(cookies ?? '')?.[1];
  return {
    theme: THEMES.find((theme) => theme === chosen) ?? null,
    maySignedIn: /(?:^|;\s*)(?:__Secure-)?cb\.session_token=/.test(cookies ?? ''),
  };
}

/**
 * Writes the theme on the page, so that it does not flash in another, and a spinner on
 * the plain pages when the visitor may be signed in and is about to be sent on.
 */
export function personalise(html: string, { theme, maySignedIn }: Visitor): string {
  const attributes = [
    ...(theme ? [`data-theme="${theme}"`] : []),
    `data-session="${maySignedIn ? 'loading' : 'none'}"`,
  ];
  return html.replace('data-session="none"', attributes.join(' '));
}
