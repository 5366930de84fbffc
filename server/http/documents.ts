import { type DrawnPage, PAGE_DATA_ID, type PageData } from '#shared/page-data.ts';
import { isPage } from '#shared/routes.ts';
import { carriesSession } from '../session.ts';

/**
 * Which HTML document answers a page. The two that visitors see before signing in are
 * plain pages that work on their own; every other page belongs to the application.
 */
export const DOCUMENTS = ['index.html', 'auth.html', 'app.html'] as const;
export type Document = (typeof DOCUMENTS)[number];

type Answer = Readonly<{
  document: Document;
  status: 200 | 404;
  /** Where a visitor signs in before the page is rendered; null for a page that anybody may open. */
  signInAt: '/auth' | '/admin/login' | null;
  /** False for pages whose markup is worth no work of the server's. */
  rendered: boolean;
}>;

export function documentFor(path: string): Answer {
  const page = path === '/' ? path : path.replace(/\/$/, '');
  const plain = { status: 200, signInAt: null, rendered: false } as const;
  if (page === '/') return { document: 'index.html', ...plain };
  if (page === '/auth') return { document: 'auth.html', ...plain };
  // Anybody may open it as often as they like, so it must cost next to nothing.
  if (page === '/admin/login') return { document: 'app.html', ...plain };
  if (!isPage(page)) return { document: 'app.html', ...plain, status: 404 };
  const signInAt = page.startsWith('/admin/') ? '/admin/login' : '/auth';
  return { document: 'app.html', status: 200, signInAt, rendered: true };
}

const THEMES = ['claro', 'sepia', 'escuro'] as const;

/** What is known of the visitor before the page is drawn. */
export type Visitor = Readonly<{
  theme: (typeof THEMES)[number] | null;
  zone: string;
  maySignedIn: boolean;
}>;

/** Where most members live; a page of the first visit is drawn as for them. */
const USUAL_ZONE = 'America/Sao_Paulo';
const ZONES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

export function visitorOf(cookies: string | undefined): Visitor {
  const chosen = /(?:^|;\s*)theme=([a-z]+)/.exec(cookies ?? '')?.[1];
  const zone = /(?:^|;\s*)zone=([\w/+-]+)/.exec(cookies ?? '')?.[1] ?? '';
  return {
    theme: THEMES.find((theme) => theme === chosen) ?? null,
    zone: ZONES.has(zone) ? zone : USUAL_ZONE,
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
  drawn: DrawnPage | null;
  /** The page's own scripts, as links. */
  hints: string;
  /** The address of the script that starts the application once a drawn page is seen. */
  start: string;
}>;

const FRAME = /<div id="root">[\s\S]*(<\/div>\s*<\/body>)/;
/** The first paint waits a moment for a face that is announced: worth it only where there is text. */
const FACE = /<link rel="preload" as="font"[^>]*>/;
const SCRIPTS = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

/**
 * In place of the empty frame the page as the application will draw it, with the answers
 * it is drawn from; without a drawn the frame, and the scripts of the page.
 */
export function fillPage(html: string, { drawn, hints, start }: Filling): string {
  const whole = html.replace('</head>', () => `${hints}</head>`);
  if (!drawn) return whole.replace(FACE, '');
  const scripts = whole.match(SCRIPTS)?.join('') ?? '';
  const data = `<script type="application/json" id="${PAGE_DATA_ID}">${inScript(drawn.data)}</script>`;
  return whole
    .replaceAll(SCRIPTS, '')
    .replace(/<title>[^<]*/, () => `<title>${drawn.title}`)
    .replace('</head>', () => `<script type="module" src="${start}"></script></head>`)
    .replace(FRAME, (_, close: string) => `<div id="root" data-drawn>${drawn.html}${close}`)
    .replace('</body>', () => `${data}<template>${scripts}</template></body>`);
}

/** No text of a member may end the element or begin another. */
function inScript(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
