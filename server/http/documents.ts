import { BY_HOUR, themeOfHour } from '#shared/account/theme-of-hour.ts';
import { pagePicturePath, SHARE_PICTURE } from '#shared/bible/share-picture.ts';
import { pageAt, rowOf } from '#shared/pages.ts';
import type { Visitor } from '#shared/server-rendering.ts';
import { hasSessionCookie } from '../auth/session.ts';
import { escapeHtml } from '../escape-html.ts';
import { timeZoneOf } from './request-context.ts';
import { siteData } from './structured-data.ts';

/** The two pages that visitors see before signing in work on their own, without React. */
export const PLAIN_DOCUMENTS = ['index.html', 'auth.html'] as const;
export type PlainDocument = (typeof PLAIN_DOCUMENTS)[number];

type Answer =
  | Readonly<{ kind: 'plain'; document: PlainDocument }>
  | Readonly<{
      kind: 'rendered';
      known: boolean;
      /** The page where a visitor signs in first; null for a page that anybody may open. */
      signInAt: '/auth' | '/admin/login' | null;
    }>;

/** Who may open a page without signing in. */
const OPEN: ReadonlySet<string> = new Set(['anybody', 'entrance']);

/** Decides whether a plain document answers a page, or the application rendered on the server. */
export function documentFor(path: string): Answer {
  const page = path === '/' ? path : path.replace(/\/$/, '');
  if (page === '/') return { kind: 'plain', document: 'index.html' };
  if (page === '/auth') return { kind: 'plain', document: 'auth.html' };
  const row = pageAt(page);
  const known = row !== null;
  if (!row || OPEN.has(rowOf(row).who)) return { kind: 'rendered', known, signInAt: null };
  const signInAt = page.startsWith('/admin/') ? '/admin/login' : '/auth';
  return { kind: 'rendered', known, signInAt };
}

const THEMES = ['claro', 'sepia', 'escuro'] as const;

/** Reads what a page is rendered for from the cookies. */
export function visitorOf(cookies: string | undefined, now: Date): Visitor {
  const chosen = /(?:^|;\s*)theme=([a-z]+)/.exec(cookies ?? '')?.[1];
  const timeZone = timeZoneOf(cookies);
  const theme =
    chosen === BY_HOUR
      ? themeOfHour(now, timeZone)
      : (THEMES.find((each) => each === chosen) ?? null);
  return { theme, timeZone, at: now.getTime() };
}

/**
 * Writes the theme and the site's notice on a plain page, so that it does not flash in another one, and shows a spinner
 * to a visitor who is probably signed in and about to be redirected.
 */
export function personalise(
  html: string,
  cookies: string | undefined,
  {
    notice,
    passwordMinLength,
    mailsLinks,
    passkeys,
    google,
    now,
  }: Readonly<{
    notice: string;
    passwordMinLength: number;
    mailsLinks: boolean;
    passkeys: boolean;
    google: boolean;
    now: Date;
  }>,
): string {
  const { theme } = visitorOf(cookies, now);
  const attributes = [
    ...(theme ? [`data-theme="${theme}"`] : []),
    `data-session="${hasSessionCookie(cookies) ? 'loading' : 'none'}"`,
  ];
  return html
    .replace('data-session="none"', attributes.join(' '))
    .replace(/(?<=data-view="link") hidden/, mailsLinks ? '' : ' hidden')
    .replace(/(?<=id="passkey") hidden/, passkeys ? '' : ' hidden')
    .replace(/(?<=data-google) hidden/g, google ? '' : ' hidden')
    .replace(/(minlength="|Pelo menos )6\b/g, `$1${passwordMinLength}`)
    .replace(/(?<=<p data-site-notice[^>]*>)(?=<\/p>)/, () => escapeHtml(notice));
}

/** Writes on the landing page what shared links and search engines read, with absolute addresses. */
export function describeLanding(html: string, origin: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  const description = /name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
  const properties = {
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:url': `${origin}/`,
    'og:title': title,
    'og:description': description,
    'og:image': origin + pagePicturePath('/'),
    'og:image:width': SHARE_PICTURE.width,
    'og:image:height': SHARE_PICTURE.height,
  };
  const tags = [
    `<link rel="canonical" href="${origin}/" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    siteData(origin, description),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}" />`,
    ),
  ];
  return html.replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}
