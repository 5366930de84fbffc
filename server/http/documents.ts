import { isPage } from '#shared/routes.ts';
import { carriesSession, type Membership } from '../session.ts';

/**
 * Which HTML document answers a page. The two that visitors see before signing in are
 * plain pages that work on their own; every other page belongs to the application.
 */
export const DOCUMENTS = ['index.html', 'auth.html', 'app.html'] as const;
export type Document = (typeof DOCUMENTS)[number];

type Answer = Readonly<{ document: Document; status: 200 | 404; forMembers: boolean }>;

export function documentFor(path: string): Answer {
  const page = path === '/' ? path : path.replace(/\/$/, '');
  if (page === '/') return { document: 'index.html', status: 200, forMembers: false };
  if (page === '/auth') return { document: 'auth.html', status: 200, forMembers: false };
  const known = isPage(page);
  // The administration has a door of its own.
  const forMembers = known && !/^\/admin(?:\/|$)/.test(page);
  return { document: 'app.html', status: known ? 200 : 404, forMembers };
}

const THEMES = ['claro', 'sepia', 'escuro'] as const;

/** What is known of the visitor before the page is drawn. */
export type Visitor = Readonly<{ theme: (typeof THEMES)[number] | null; maySignedIn: boolean }>;

export function visitorOf(cookies: string | undefined): Visitor {
  const chosen = /(?:^|;\s*)theme=([a-z]+)/.exec(cookies ?? '')?.[1];
  return {
    theme: THEMES.find((theme) => theme === chosen) ?? null,
    maySignedIn: carriesSession(cookies),
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

type Filling = Readonly<{ member: Membership | null | undefined; hints: string }>;

/** Gives the application what it would ask for first: who is here, and the scripts of the page. */
export function fillPage(html: string, { member, hints }: Filling): string {
  const session =
    member === undefined
      ? ''
      : `<script type="application/json" id="session">${JSON.stringify(member).replaceAll('<', '\\u003c')}</script>`;
  return html.replace('</head>', () => `${hints}${session}</head>`);
}
