import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { selectionAsBible } from '#server/bible/selection.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { isPage, PAGES } from '#shared/pages.ts';

const CLIENT = join(import.meta.dirname, '../../client');
/** Served as plain documents instead of routes of the application. */
const PLAIN = ['/', '/auth'];

test('every page has a route or a document, and every route is a known page', () => {
  const tree = readFileSync(join(CLIENT, 'routeTree.gen.ts'), 'utf8');
  const byPath = /export interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  const routes = [...byPath.matchAll(/'([^']+)':/g)].map(([, path = '']) =>
    path.replace(/(.)\/$/, '$1'),
  );
  const pages = PAGES.filter((page) => !PLAIN.includes(page));
  const known = routes.filter((route) => route !== '/' && !route.startsWith('/dev/'));
  expect([...new Set(known)].sort()).toEqual([...pages].sort());
  expect(existsSync(join(CLIENT, 'index.html')) && existsSync(join(CLIENT, 'auth.html'))).toBe(
    true,
  );
});

test('pages are recognised with their parameters, anything else is not', () => {
  expect(isPage('/admin/quiz/edit/123')).toBe(true);
  expect(isPage('/dashboard/')).toBe(true);
  expect(isPage('/dashboards')).toBe(false);
  expect(isPage('/admin/quiz/edit/1/2')).toBe(false);
});

test.each([
  ['index.html', 6],
  ['auth.html', 1],
])('every verse of %s is the stored one', (name, least) => {
  const html = readFileSync(join(CLIENT, name), 'utf8').replace(/\s+/g, ' ');
  const quoted = [...html.matchAll(/data-stored="([^"]+)" ?> ?(.*?) ?</g)];
  expect(quoted.length).toBeGreaterThanOrEqual(least);
  const { books } = selectionAsBible();
  for (const [, label = '', words] of quoted) {
    const parsed = parseReference(label);
    const [place] = parsed?.kind === 'references' ? parsed.references : [];
    const stored = books
      .find(({ code }) => code === place?.book)
      ?.chapters.find(({ number }) => number === place?.chapter)
      ?.verses.find(({ number }) => number === place?.verse);
    expect(words, label).toBe(stored?.text);
  }
  expect(html.match(/class="(?:verse-text|quotation)"|<blockquote/g)?.length).toBeLessThanOrEqual(
    quoted.length,
  );
});
