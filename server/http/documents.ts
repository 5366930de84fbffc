import { PAGE_DATA_ID, type PageData } from '#shared/page-data.ts';
import { isPage } from '#shared/routes.ts';
import { carriesSession } from '../session.ts';

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

type Filling = Readonly<{
  data: PageData | null;
  painted: string | null;
  hints: string;
  /** The address of the script that starts the application once a drawn page is seen. */
  start: string;
}>;

const FRAME = /<div id="root">[\s\S]*(<\/div>\s*<\/body>)/;
/** The first paint waits a moment for a face that is announced: worth it only where there is text. */
const FACE = /<link rel="preload" as="font"[^>]*>/;
const SCRIPTS = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

/**
 * Gives the application what it would ask for first, the scripts of the page, and in
 * place of its empty frame the page as it will draw it.
 */
export function fillPage(html: string, { data, painted, hints, start }: Filling): string {
  const island = data
    ? `<script type="application/json" id="${PAGE_DATA_ID}">${inScript(data)}</script>`
    : '';
  const whole = html.replace('</head>', () => `${hints}</head>`);
  if (painted === null) {
    return whole.replace(FACE, '').replace('</body>', () => `${island}</body>`);
  }
  const scripts = whole.match(SCRIPTS)?.join('') ?? '';
  return whole
    .replaceAll(SCRIPTS, '')
    .replace('</head>', () => `<script type="module" src="${start}"></script></head>`)
    .replace(FRAME, (_frame, close: string) => `<div id="root" data-drawn>${painted}${close}`)
    .replace('</body>', () => `${island}<template>${scripts}</template></body>`);
}

/** No text of a member may end the element or begin another. */
function inScript(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
