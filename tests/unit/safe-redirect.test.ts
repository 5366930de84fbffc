import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from '#shared/redirects.ts';

const SITE = 'https://biblia.example';

describe.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  'https://evil.example',
  'https:/\\evil.example',
  'https://biblia.example@evil.example',
  'https://biblia.example.evil.example/',
  'http://biblia.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
  ' '.repeat(3).concat('//evil.example'),
  `/${'x'.repeat(600)}`,
  null,
  undefined,
  3,
  ['/bible'],
])('a redirect to %j', (target) => {
  test('never leaves the site', () => {
    const led = safeRedirect(target, '/dashboard', SITE);
    expect(new URL(led, SITE).origin).toBe(SITE);
    expect(led).not.toMatch(/^\/[/\\]|evil/);
  });
});

test.each([
  ['/bible?ref=JHN.3.16#v16', '/bible?ref=JHN.3.16#v16'],
  [`${SITE}/diary?kind=note`, '/diary?kind=note'],
  ['/a/../bible', '/bible'],
  ['/a\nb', '/ab'],
  ['/search?q=a//b', '/search?q=a//b'],
])('a redirect to %j is followed as %j', (target, followed) => {
  expect(safeRedirect(target, '/dashboard', SITE)).toBe(followed);
});

test('a target whose address is longer than addresses may be is not followed', () => {
  const encoded = `/${'é'.repeat(200)}`;
  expect(safeRedirect(encoded, '/dashboard', SITE)).toBe('/dashboard');
});

/** Pieces that addresses are misread by, in any order, beside any text at all. */
const treacherous = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '..', '/./', '/../', ':', '@', '?', '#', '\t', '\n'),
      fc.constantFrom('%2f', '%2e', '%5c', '%00', 'evil.example', 'https:', 'javascript:', SITE),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

test('whatever the target, a browser stays on the site and reads the same address again', () => {
  fc.assert(
    fc.property(fc.oneof(treacherous, fc.webUrl(), fc.webPath()), (target) => {
      const led = safeRedirect(target, '/', SITE);
      expect(led).toMatch(/^\/(?![/\\])/);
      expect(led).not.toMatch(/\p{Cc}/u);
      const read = new URL(led, SITE);
      expect(read.origin).toBe(SITE);
      expect(safeRedirect(led, '/', SITE)).toBe(led);
      // Also where a header or a script puts it behind another page's address.
      expect(new URL(led, `${SITE}/api/auth/verify-email?x=1`).href).toBe(read.href);
    }),
    { numRuns: 5000 },
  );
});
