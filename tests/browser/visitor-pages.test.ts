import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openBrowser } from '../support/open-app.ts';
import { openReady, startWithClient, visit } from '../support/pages.ts';

const browser = await openBrowser();
let now = new Date('2026-03-04T15:00:00Z');
const app = await startWithClient({ template: 'withBible', overrides: { now: () => now } });
afterAll(() => app.close());
beforeEach(() => app.context.caches.clear('pages'));

const BIBLE = '/bible?ref=JHN.3.16';

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.baseUrl + path, { headers });
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  /** Each rendering has a nonce of its own. */
  const [, rendering = ''] = /property="csp-nonce" content="([^"]+)"/.exec(html) ?? [];
  return { html, policy, rendering, status: response.status, headers: response.headers };
}

test('a page that many visitors open at once is rendered once, for five seconds', async () => {
  const [first, ...others] = await Promise.all([ask(BIBLE), ask(BIBLE), ask(BIBLE)]);
  expect(first.html).toContain('Porque Deus amou o mundo');
  for (const each of [...others, await ask(BIBLE)]) expect(each.html).toBe(first.html);
  const uncompressed = await ask(BIBLE, { 'accept-encoding': 'identity' });
  expect(uncompressed.html).toBe(first.html);
  expect(first.headers.get('cache-control')).toBe('no-store');
  now = new Date(now.getTime() + 5001);
  expect((await ask(BIBLE)).rendering).not.toBe(first.rendering);
});

test('the page of yesterday ends with the day', async () => {
  now = new Date('2026-03-05T02:59:58Z');
  const { rendering } = await ask('/reading-plan');
  now = new Date('2026-03-05T03:00:01Z');
  expect((await ask('/reading-plan')).rendering).not.toBe(rendering);
});

test.runIf(process.env['BIBLE_SOURCE'])(
  'the page about the text tells what was corrected, and what stays though it is doubtful',
  async () => {
    const { html } = await ask('/bible-about');
    expect(html).toMatch(/Foram feitas \d{3} correções tipográficas/);
    expect(html).toContain('<li>Mateus 21:30: “respdondendo” passou a “respondendo”</li>');
    expect(html).toMatch(/\d\d lugares duvidosos ficaram como publicados/);
    expect(html).toContain('<li>Tiago 3:7: “dominível”, talvez “domável”</li>');
  },
);

test.each<[string, string, Record<string, string>]>([
  ['with a cookie', BIBLE, { cookie: 'theme=escuro' }],
  ['of what somebody typed', '/bible-quick?q=amor', {}],
  ['behind a link that may be taken back', '/collection?codigo=nenhum', {}],
  ['that does not exist', '/bible?ref=JHN.99', {}],
])('a page %s is rendered for each visitor', async (_which, path, headers) => {
  const first = await ask(path, headers);
  const second = await ask(path, headers);
  expect(first.html).not.toBe(second.html);
  expect(first.html).not.toBe('');
});

test('its own scripts are admitted by their hashes, and no other', async () => {
  const { html, policy } = await ask(BIBLE);
  const scripts = [...html.matchAll(/<script nonce="[^"]+">([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(1);
  for (const [, code = ''] of scripts) {
    const hash = createHash('sha256').update(code).digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
  }
  expect(policy).not.toMatch(/'nonce-|script-src[^;]*unsafe/);
});

test('it runs in a browser whose policy admits nothing else', async () => {
  await ask(BIBLE);
  const seen = await visit(browser, PHONE);
  await openReady(seen.page, app.baseUrl + BIBLE);
  await seen.page.getByRole('button', { name: 'Ajustes de leitura' }).click();
  await seen.page.getByRole('button', { name: 'Aumentar a letra' }).waitFor();
  await seen.close();
});
