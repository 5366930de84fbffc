/**
 * Every page of the product. The server answers 404 for any other path, so the list
 * and the client's route files must agree; a test compares them.
 */
export const PAGES = [
  '/',
  '/auth',
  '/dashboard',
  '/prayers',
  '/daily-word',
  '/reading-plan',
  '/theme-study',
  '/bible',
  '/bible-quick',
  '/bible-about',
  '/saved-verses',
  '/chat',
  '/diary',
  '/panorama',
  '/promises',
  '/quiz',
  '/books',
  '/themes/holy-spirit',
  '/themes/priest',
  '/themes/builder',
  '/themes/gifts',
  '/themes/marriage',
  '/devotional/morning',
  '/devotional/night',
  '/fasting',
  '/apostilas',
  '/apostila',
  '/profile',
  '/sessions',
  '/admin',
  '/admin/login',
  '/admin/dashboard',
  '/admin/users',
  '/admin/users/roles',
  '/admin/audit',
  '/admin/quiz',
  '/admin/quiz/create',
  '/admin/quiz/edit/$id',
  '/admin/quiz-categories',
  '/admin/studies',
  '/admin/studies/$id',
  '/admin/apostilas',
  '/admin/book-categories',
  '/admin/books',
  '/admin/analytics',
  '/admin/reports',
  '/admin/settings',
  '/admin/maintenance',
] as const;

export type Page = (typeof PAGES)[number];

/** Pages that anybody may open, and search engines may list. */
export const PUBLIC_PAGES: readonly Page[] = [
  '/bible',
  '/bible-quick',
  '/bible-about',
  '/reading-plan',
  '/panorama',
];

/** Pages that a link can lead to without parameters. */
export type LinkedPage = Exclude<Page, '/auth' | '/admin/quiz/edit/$id' | '/admin/studies/$id'>;

const patterns = PAGES.map((page) => ({
  page,
  pattern: new RegExp(`^${page.replace(/\$[a-z]+/g, '[^/]+')}/?$`),
}));

/** The page at a path, by its pattern. */
export function pageAt(path: string): Page | null {
  return patterns.find(({ pattern }) => pattern.test(path))?.page ?? null;
}

export const isPage = (path: string): boolean => pageAt(path) !== null;

/** Longer addresses are no places of ours, and headers have limits of their own. */
const MAX_REDIRECT_LENGTH = 500;

/** A placeholder for our own origin where only paths are known. */
const OWN_ORIGIN = 'https://companheiro.invalid';

/**
 * Decides every redirect: the path, query and hash of a target on our own origin, or the
 * fallback for whatever a browser would read as another site ("//host", "/\\host",
 * "/.//host", "javascript:").
 */
export function safeRedirect(
  target: unknown,
  fallback = '/dashboard',
  origin = OWN_ORIGIN,
): string {
  if (typeof target !== 'string' || target === '' || target.length > MAX_REDIRECT_LENGTH) {
    return fallback;
  }
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return fallback;
  }
  // After dot segments are resolved, a path such as "//host" would name another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return fallback;
  // Signs outside ASCII are longer as an address than as a target.
  const led = url.pathname + url.search + url.hash;
  return led.length > MAX_REDIRECT_LENGTH ? fallback : led;
}
