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
  '/admin/quiz',
  '/admin/quiz/create',
  '/admin/quiz/edit/$id',
  '/admin/quiz-categories',
  '/admin/apostilas',
  '/admin/book-categories',
  '/admin/books',
  '/admin/analytics',
  '/admin/reports',
  '/admin/settings',
  '/admin/maintenance',
] as const;

export type Page = (typeof PAGES)[number];

/** Pages of the application that a link may lead to as they are. */
export type LinkedPage = Exclude<Page, '/auth' | '/admin/quiz/edit/$id'>;

const patterns = PAGES.map((page) => new RegExp(`^${page.replace(/\$[a-z]+/g, '[^/]+')}/?$`));

export function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/**
 * Where to go after signing in: a path of this site, or the fallback. Refuses what a
 * browser would read as another site ("//host", "/\host", "javascript:").
 */
export function safeRedirect(target: unknown, fallback = '/dashboard'): string {
  if (typeof target !== 'string' || target.length > 500) return fallback;
  if (!/^\/(?![/\\])/.test(target) || /[\p{Cc}\\]/u.test(target)) return fallback;
  return target;
}
