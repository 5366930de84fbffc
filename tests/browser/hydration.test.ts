import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedStudies } from '#server/features/guided-studies/authored-studies.ts';
import { PAGES, rowOf } from '#shared/pages.ts';
import { PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  memberAt,
  openReady,
  openRendered,
  ready,
  reloadReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join, joinAsAdmin } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

/** On an idle page no part waits longer for its turn. */
const SOON = { timeout: 15_000 };

test.each([
  ['/prayers', 'Tema da oração', 'Escrever oração', 'Oração criada!'],
  ['/chat', 'Sua mensagem', 'Enviar', 'Texto pronto do nosso acervo'],
])('on %s what is typed before hydration is there to be sent', async (path, label, send, sent) => {
  const { page, close } = await memberAt(browser, app, PHONE);
  const admit = await openRendered(page, app.baseUrl + path);
  const field = page.getByLabel(label);
  await field.fill('a saúde da minha mãe');
  // Sent too early, nothing is lost.
  await field.evaluate((input: HTMLInputElement) => input.form?.requestSubmit());
  await admit();
  expect(await field.inputValue()).toBe('a saúde da minha mãe');
  expect(page.url()).toBe(app.baseUrl + path);
  await page.getByRole('button', { name: send }).click();
  await page.getByText(sent).first().waitFor();
  await close();
});

test('a search works before hydration, and links lead on', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${app.baseUrl}/bible-quick`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('João 3:16');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/bible-quick?q=*');
  expect(await page.getByRole('searchbox').inputValue()).toBe('João 3:16');
  await page.getByRole('navigation', { name: 'Atalhos' }).getByText('Bíblia').click();
  await page.waitForURL('**/bible');
  await page.getByRole('article').waitFor();
  await close();
});

test('what is chosen stays chosen, and a text that is begun stays in its field', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  const admit = await openRendered(page, `${app.baseUrl}/fasting`);
  await page.getByLabel('Motivo do jejum').fill('Sabedoria');
  await page.getByLabel('Duração').selectOption({ label: '7 dias' });
  await admit();
  expect(await page.getByLabel('Motivo do jejum').inputValue()).toBe('Sabedoria');
  // The form learns of each field in a turn of its own, after the page answers.
  await until(() =>
    page.evaluate(() =>
      ['motivation', 'duration'].every((field) => sessionStorage[`draft:fasting:${field}`]),
    ),
  );
  await reloadReady(page);
  await until(async () => (await page.getByLabel('Motivo do jejum').inputValue()) === 'Sabedoria');
  await until(async () => (await page.getByLabel('Duração').inputValue()) === '7-dias');
  await close();
});

test('an answer that is ticked before hydration is checked, and a choice is stored', async () => {
  const ana = await join(app);
  const { member } = ana.client;
  const { id } = await member.quiz.startDaily.mutate();
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, ana);
  const { page, close } = seen;
  const toQuiz = await openRendered(page, `${app.baseUrl}/quiz?q=${id}`);
  await page.getByRole('radio').first().check();
  await toQuiz();
  await page.getByRole('button', { name: 'Verificar resposta' }).click();
  await page.getByText(/^Resposta (?:in)?correta/).waitFor();
  const toProfile = await openRendered(page, `${app.baseUrl}/profile`);
  const recorded = page.getByLabel('Registrar as minhas visitas');
  await recorded.uncheck();
  await toProfile();
  await page.getByText('Desligado: nada é registrado.').waitFor();
  await until(async () => !(await member.tracking.current.query()).recorded);
  expect(await recorded.isChecked()).toBe(false);
  await close();
});

test('what an administrator ticks in a list before hydration is chosen', async () => {
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, await joinAsAdmin(app));
  const { page, close } = seen;
  const hydrate = await openRendered(page, `${app.baseUrl}/admin/users`);
  const [box] = await page.getByRole('checkbox', { name: /^Escolher / }).all();
  await box?.check();
  await hydrate();
  await page.getByText('1 escolhido').waitFor();
  expect(await box?.isChecked()).toBe(true);
  await close();
});

test('the page that the server rendered is hydrated, not rendered again, and nothing on it moves', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.setAttribute('data-first', '');
    });
    new PerformanceObserver((list) => {
      document.documentElement.dataset['moved'] = String(list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [
    '/dashboard',
    '/daily-word',
    '/prayers',
    '/chat',
    '/diary',
    '/sessions',
    '/bible',
    '/bible-quick?q=pastor',
  ]) {
    await page.goto(app.baseUrl + path, { waitUntil: 'networkidle' });
    await ready(page);
    expect(await page.locator('main h1[data-first]').count(), path).toBe(1);
    expect(await page.locator('html[data-moved]').count(), path).toBe(0);
  }
  await close();
});

test('what opens over a page opens with it', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await openReady(page, `${app.baseUrl}/diary`);
  await page.getByRole('button', { name: 'Nova anotação' }).click();
  await page.getByLabel('Título').fill('Gratidão');
  await page.getByLabel('Sua anotação').fill('Obrigada, Senhor.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const entry = page.getByRole('link', { name: /Gratidão/ });
  await page.goto(`${app.baseUrl}${await entry.getAttribute('href')}`);
  await page.getByRole('dialog').getByText('Obrigada, Senhor.').waitFor();
  await close();
});

test('no page shows a control whose code is still on its way, so no press is lost', async () => {
  await seedStudies(app.context.db);
  const { page, close } = await memberAt(browser, app, PHONE);
  let named = '';
  let late = Promise.withResolvers<void>();
  // What the page does not name itself comes when somebody looks at it, or after it.
  await page.route('**/assets/*.js', async (route) => {
    if (!named.includes(new URL(route.request().url()).pathname)) await late.promise;
    await route.continue().catch(() => undefined);
  });
  const pages = PAGES.filter((each) => ['member', 'anybody'].includes(rowOf(each).who));
  for (const path of [...pages, '/bible-quick?q=paz', '/themes/priest?tab=chat']) {
    named = await (await page.request.get(app.baseUrl + path)).text();
    late = Promise.withResolvers();
    await page.goto(app.baseUrl + path, { waitUntil: 'commit' });
    await ready(page);
    const unanswered = () =>
      page
        .locator('button:visible, input:visible, select:visible, textarea:visible')
        // React notes its properties on each element that it answers for, part of the page by part.
        .evaluateAll((all) =>
          all
            .filter((each) => !Object.keys(each).some((key) => key.startsWith('__reactProps')))
            .map((each) => each.getAttribute('aria-label') ?? each.textContent),
        );
    await expect.poll(async () => [path, await unanswered()], SOON).toEqual([path, []]);
    late.resolve();
  }
  await close();
});

test('a device in another place sees its own hours', async () => {
  const { context, page, close } = await memberAt(browser, app, PHONE);
  const away = await context.browser()?.newContext({ timezoneId: 'America/Manaus' });
  await away?.addCookies([
    ...(await context.cookies()),
    // Signing in has left the zone of the place the device was in then.
    { name: 'zone', value: 'America/Sao_Paulo', url: app.baseUrl },
  ]);
  const there = await away?.newPage();
  const shown = async (seen: Page | undefined) =>
    /Entrou em \S+ (\d\d:\d\d)/.exec((await seen?.innerText('main')) ?? '')?.[1];
  await openReady(page, `${app.baseUrl}/sessions`);
  const usual = await shown(page);
  await there?.goto(`${app.baseUrl}/sessions`);
  // The first page is rendered again; the next one comes as it is seen there.
  const first = await until(async () => {
    const time = await shown(there);
    return time !== usual && time;
  });
  const second = await there?.goto(`${app.baseUrl}/sessions`);
  expect(await second?.text()).toContain(first);
  await away?.close();
  await close();
});
