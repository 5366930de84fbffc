import { describe, expect, test } from 'vitest';
import { themeOfHour } from '#shared/account/theme-of-hour.ts';
import { pagePicturePath } from '#shared/bible/share-picture.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import { expectAccessible, expectNoOverflow, openReady, visit } from '../support/pages.ts';

const browser = await openBrowser();
const app = await openSharedApp();

const LOVED = 'Porque Deus amou o mundo de tal maneira';

test.each([
  ['/bible?ref=JHN.3.16', LOVED],
  ['/bible', 'No princípio era'],
  ['/bible-quick?q=Jo%C3%A3o+3:16', LOVED],
  ['/bible-about', 'Licença'],
  ['/reading-plan', 'Bíblia em 90 Dias'],
  ['/panorama', 'Habacuque'],
])('%s is rendered for a visitor, and asks for nothing of a member', async (path, words) => {
  const response = await fetch(app.baseUrl + path, { redirect: 'manual' });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(words);
  expect(html).toContain('Criar conta');
  expect(html).not.toContain('"member"');
});

/** What a network reads of a page: the title, the canonical address, and the tags by their names. */
async function tagsOf(path: string): Promise<Record<string, string>> {
  const html = await (await fetch(app.baseUrl + path)).text();
  const tags = [...html.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)];
  return {
    ...Object.fromEntries(tags.map(([, name, content]) => [name, content])),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    canonical:
      /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
  };
}

/** What a search engine reads of a page beside its tags. */
async function dataOf(path: string): Promise<unknown> {
  const html = await (await fetch(app.baseUrl + path)).text();
  const [, data = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data);
}

test.each([
  [
    'a verse',
    '/bible?ref=JHN.3.16',
    'João 3:16',
    '/bible?ref=JHN.3.16',
    /^Porque Deus amou o mundo/,
  ],
  ['a typed verse', '/bible?ref=Jo+3.16', 'João 3:16', '/bible?ref=JHN.3.16', /^Porque Deus amou/],
  [
    'verses',
    '/bible?ref=JHN.3.16-17',
    'João 3:16-17',
    '/bible?ref=JHN.3.16-17',
    /Porque Deus enviou/,
  ],
  ['a chapter', '/bible?ref=PSA.23', 'Salmos 23', '/bible?ref=PSA.23', /…$/],
])(
  'a shared link of %s shows its reference, its words and a picture of them',
  async (_name, path, title, canonical, words) => {
    const tags = await tagsOf(path);
    expect(tags).toMatchObject({
      title: `${title} · Companheiro Bíblico`,
      canonical: app.baseUrl + canonical,
      'og:title': title,
      'og:url': app.baseUrl + canonical,
      'twitter:card': 'summary_large_image',
    });
    expect(tags['description']).toMatch(words);
    expect(tags['og:description']).toBe(tags['description']);
    expect(tags['robots']).toBeUndefined();
    expect(await dataOf(path)).toMatchObject({
      url: app.baseUrl + canonical,
      description: tags['description'],
      breadcrumb: { itemListElement: [{}, { name: 'Bíblia' }, { name: title }] },
    });
    const picture = await fetch(tags['og:image'] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
  },
);

test.each(['/', '/bible', '/bible-quick', '/bible-about', '/reading-plan', '/panorama'])(
  '%s has an absolute address, a picture and data for search engines of its own',
  async (path) => {
    const tags = await tagsOf(path);
    expect(tags['canonical']).toBe(app.baseUrl + path);
    expect(tags['og:url']).toBe(app.baseUrl + path);
    expect(tags['og:image']).toBe(app.baseUrl + pagePicturePath(path));
    expect((await fetch(tags['og:image'] ?? '')).headers.get('content-type')).toBe('image/png');
    expect(JSON.stringify(await dataOf(path))).toContain(`"url":"${app.baseUrl}${path}"`);
    expect(tags['description']?.length).toBeGreaterThan(60);
    expect(tags['description']?.length).toBeLessThan(180);
  },
);

test.each([
  ['/bible?ref=JHN.99', /João tem 21 capítulos/],
  ['/bible?ref=JHN.3.99', /João 3/],
  ['/bible?ref=XYZ.3', /Não reconhecemos essa referência/],
  ['/bible?ref=nada', /Não reconhecemos essa referência/],
  ['/bible?ref=99', /Não reconhecemos essa referência/],
  ['/bible?ref={"a":1}', /Não reconhecemos essa referência/],
  ['/reading-plan/nenhum', /404/],
])('%s does not exist: its page says so and answers 404', async (path, words) => {
  const response = await fetch(app.baseUrl + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(words);
  expect((await tagsOf(path))['canonical']).toBe('');
});

test('a chapter of the sitemap calls the same address canonical, and is listed', async () => {
  const sitemap = await (await fetch(`${app.baseUrl}/sitemap.xml`)).text();
  const address = `${app.baseUrl}/bible?ref=PSA.23`;
  expect(sitemap).toContain(`<loc>${address}</loc>`);
  const tags = await tagsOf('/bible?ref=PSA.23');
  expect(tags['canonical']).toBe(address);
  expect(tags['robots']).toBeUndefined();
});

test.each(['/bible?ref=JHN.99', '/bible?ref=nada', '/bible-quick?q=amor'])(
  '%s is left out by search engines',
  async (path) => {
    expect((await tagsOf(path))['robots']).toBe('noindex');
  },
);

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
])('a visitor %s', (_name, viewport) => {
  test('reads, turns pages, changes the letters and finds them again', async () => {
    const seen = await visit(browser, viewport, { theme: 'claro', base: app.baseUrl });
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/bible?ref=JHN.3.16`);
    await page.getByText(LOVED).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ajustes de leitura' }).click();
    await page.getByRole('button', { name: 'Aumentar a letra' }).click();
    await page.getByText('110 %').waitFor();
    await page.getByRole('button', { name: 'Escuro à noite' }).click();
    const theme = themeOfHour(new Date(), 'America/Sao_Paulo');
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    await page.keyboard.press('Escape');
    await page.getByText(/^\d+ versículos · \d minutos? de leitura$/).waitFor();
    await openReady(page, `${app.baseUrl}/bible?ref=JHN.3.16-18`);
    await page.getByText('3 versículos · 1 minuto de leitura', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'João 4', exact: true }).click();
    await page.getByRole('heading', { name: 'João 4' }).waitFor();
    await page.reload();
    expect(await page.locator('.chapter').getAttribute('style')).toContain('1.1');
    const html = await (await page.context().request.get(page.url())).text();
    expect(html).toContain(`data-theme="${themeOfHour(new Date(), 'America/Sao_Paulo')}"`);
    await seen.close();
  });

  test('is told in place what needs an account, and keeps the verse', async () => {
    const seen = await visit(browser, viewport, { theme: 'claro', base: app.baseUrl });
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
    await page.locator('#v16 .verse-text').click();
    await page.locator('#v17 .verse-text').click();
    const dialog = page.getByRole('dialog');
    const bar = page.getByRole('region', { name: 'Versículos selecionados' });
    for (const [button, sentence] of [
      ['Verde', 'Faça login para marcar versículos'],
      ['Relatar erro no texto', 'Faça login para relatar um erro no texto'],
      ['Explicar', 'Faça login para ver a explicação'],
    ] as const) {
      await bar.getByRole('button', { name: button, exact: true }).click();
      await dialog.getByText(sentence).waitFor();
      expect(await dialog.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toContain(
        encodeURIComponent('/bible?ref=JHN.3.16-17&select=v16-17'),
      );
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await bar.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByText('Faça login para salvar versículos').waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(await dialog.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toContain(
      encodeURIComponent('/bible?ref=JHN.3.16-17&save=v16-17'),
    );
    await seen.close();
  });

  test('searches by words and by a reference', async () => {
    const seen = await visit(browser, viewport, { theme: 'claro', base: app.baseUrl });
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/bible-quick`);
    await page.getByLabel('Referência ou palavras').fill('amou o mundo');
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: /João 3:16/ })
      .first()
      .waitFor();
    await page.getByLabel('Referência ou palavras').fill('Jo 3:16');
    await page.keyboard.press('Enter');
    const card = page.getByRole('region', { name: 'João 3:16' });
    await card.getByText(LOVED).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await card.getByRole('link', { name: 'Ler no capítulo' }).click();
    await page.waitForURL('**/bible?ref=JHN.3.16');
    await seen.close();
  });
});

test('pages open where the browser keeps nothing of a site', async () => {
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await openReady(page, `${app.baseUrl}/bible?ref=PSA.23`);
  await page.getByRole('link', { name: 'Salmos 24', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Salmos 24', level: 1 }).waitFor();
  await openReady(page, `${app.baseUrl}/bible-quick?q=Jo+3:16`);
  await page.getByText(LOVED).first().waitFor();
  await openReady(page, `${app.baseUrl}/reading-plan`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${app.baseUrl}/auth`);
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.getByRole('heading', { name: 'Esqueceu a senha?' }).waitFor();
  await seen.close();
});
