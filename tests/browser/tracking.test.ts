import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, reloadReady, signInAs, visit } from '../support/pages.ts';
import { join, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

const visitsOf = ({ id }: Person) =>
  app.context.db
    .selectFrom('pageAnalytics')
    .select(['pagePath', 'pageTitle', 'referrer', 'visitEnd', 'sessionId', 'device'])
    .where('userId', '=', id)
    .orderBy('visitStart')
    .execute();

const opened = async (person: Person, count: number) =>
  until(async () => {
    const visits = await visitsOf(person);
    return visits.length === count && visits;
  });

/** Waits for the moment at which a page begins to record. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));

/** Hides the page or shows it again, as another tab in front of it does. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    if (value === 'hidden') {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    } else Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('visits begin and end with navigation, with the tab hidden and with the page left', async () => {
  const jose = await join(app);
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, jose);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await opened(jose, 1);
  await page.getByRole('link', { name: 'Plano', exact: true }).locator('visible=true').click();
  await opened(jose, 2);
  await until(async () => (await visitsOf(jose))[0]?.visitEnd);
  const [bible, plan] = await visitsOf(jose);
  expect(bible).toMatchObject({ pagePath: '/bible', referrer: null });
  expect(plan).toMatchObject({ pagePath: '/reading-plan', referrer: '/bible', visitEnd: null });
  expect(plan?.pageTitle).toMatch(/^Plano.* · Companheiro Bíblico$/);

  await setVisibility(page, 'hidden');
  await until(async () => (await visitsOf(jose))[1]?.visitEnd);
  await setVisibility(page, 'visible');
  await opened(jose, 3);
  await page.goto(`${app.baseUrl}/profile`);
  const [, , , profile] = await opened(jose, 4);
  await until(async () => (await visitsOf(jose))[2]?.visitEnd);
  expect(profile).toMatchObject({ pagePath: '/profile', sessionId: bible?.sessionId });
  await seen.close();
});

test('the profile explains the record, and a member who objects sends nothing more', async () => {
  const jose = await join(app);
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, jose);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/profile`);
  await opened(jose, 1);
  const record = page.getByLabel('Registrar as minhas visitas');
  expect(await record.isChecked()).toBe(true);
  await record.click();
  await until(async () => !(await jose.client.member.tracking.current.query()).recorded);
  await page.getByText('Desligado: nada é registrado.').waitFor();
  await expectFittingOnBoth(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const beacons = () => sent.filter((url) => url.endsWith('/beacon'));
  await page.getByRole('link', { name: 'Início', exact: true }).locator('visible=true').click();
  await page.waitForURL(/dashboard/);
  await idle(page);
  expect(beacons()).toEqual([]);
  // A page that is loaded anew learns of the objection from the answer to its first beacon.
  const learn = async (path: string, load: () => Promise<void>) => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/beacon')),
      load(),
    ]);
    expect(answer.request().postDataJSON()).toMatchObject({ open: { path } });
    expect(answer.status()).toBe(200);
    // The page lists the response only after it has read it.
    await until(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/beacon')),
      ),
    );
  };
  await learn('/dashboard', () => reloadReady(page));
  sent.length = 0;
  await page.getByRole('link', { name: 'Plano', exact: true }).locator('visible=true').click();
  // The plan has a frame of its own, which would begin to record at its second idle moment.
  await page.getByRole('heading', { level: 1, name: /^Planos de Leitura/ }).waitFor();
  await idle(page);
  await idle(page);
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  expect(beacons()).toEqual([]);
  expect(await visitsOf(jose)).toEqual([]);

  await learn('/profile', () => openReady(page, `${app.baseUrl}/profile`));
  const stored = page.waitForResponse(/member\.tracking\.set/);
  await record.click();
  await stored;
  await page.getByText('Ligado: as páginas que você abre são contadas.').waitFor();
  await idle(page);
  await page.getByRole('link', { name: 'Plano', exact: true }).locator('visible=true').click();
  const [again] = await opened(jose, 1);
  expect(again).toMatchObject({ pagePath: '/reading-plan' });
  await seen.close();
});

test('a visitor who has not signed in is not followed', async () => {
  const seen = await visit(browser, PHONE);
  const sent: string[] = [];
  seen.page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await openReady(seen.page, `${app.baseUrl}/panorama`);
  await idle(seen.page);
  await seen.page.waitForLoadState('networkidle');
  expect(sent).not.toContain('/beacon');
  expect(sent.filter((path) => path.includes('tracker'))).toEqual([]);
  await seen.close();
});
