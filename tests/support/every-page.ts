import type { Page as Tab } from 'playwright-core';
import { expect } from 'vitest';
import { seedStudies } from '#server/studies/authored-studies.ts';
import { PAGES, type Page } from '#shared/routes.ts';
import { DESKTOP, launchBrowser, PHONE } from './browser.ts';
import { expectAccessible, expectNoOverflow, signInAs, startWithClient, visit } from './pages.ts';
import { joinAsAdmin } from './people.ts';

const LONG_NAME = 'Ana Carolina de Albuquerque Cavalcanti e Silva';

export const ADMIN_PAGES: readonly Page[] = PAGES.filter((page) => page.startsWith('/admin'));

/**
 * Opens pages as an administrator with a long name, on a phone in the three themes and then on a
 * desktop.
 */
export async function visitPages(pages: readonly Page[]): Promise<void> {
  const browser = await launchBrowser();
  const app = await startWithClient({ template: 'withBible' });
  await seedStudies(app.context.db);
  const ana = await joinAsAdmin(app, LONG_NAME);
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, ana);
  for (const path of pages.map((page) => page.replace('$id', '1'))) {
    await seen.page.setViewportSize(PHONE);
    const response = await seen.page.goto(app.baseUrl + path);
    expect(response?.status(), path).toBeLessThan(400);
    await seen.page.locator('h1').first().waitFor();
    await seen.page.locator('.skeleton, .spinner').first().waitFor({ state: 'detached' });
    expect(await seen.page.title(), path).toMatch(/Companheiro Bíblico/);
    await expectFitting(seen.page);
    for (const theme of ['sepia', 'escuro']) {
      await showTheme(seen.page, theme);
      await expectAccessible(seen.page, 'contrast');
    }
    await showTheme(seen.page, 'claro');
    await seen.page.setViewportSize(DESKTOP);
    await expectFitting(seen.page);
  }
  await seen.close();
  await browser.close();
  await app.close();
}

async function expectFitting(page: Tab): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

async function showTheme(page: Tab, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}
