import type { Page as Tab } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedStudies } from '#server/studies/authored-studies.ts';
import { PAGES, type Page } from '#shared/routes.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { openApp, openBrowser } from './open-app.ts';
import { expectAccessible, expectNoOverflow, signInAs, visit } from './pages.ts';
import { joinAsAdmin } from './people.ts';

const LONG_NAME = 'Ana Carolina de Albuquerque Cavalcanti e Silva';

export const ADMIN_PAGES: readonly Page[] = PAGES.filter((page) => page.startsWith('/admin'));

/**
 * Tests pages as an administrator with a long name sees them, on a phone in the three themes and
 * then on a desktop.
 */
export async function testPages(pages: readonly Page[]): Promise<void> {
  const browser = await openBrowser();
  const app = await openApp();
  await seedStudies(app.context.db);
  const ana = await joinAsAdmin(app, LONG_NAME);

  test.each(pages)('%s is there, fits, and is accessible', async (name) => {
    const path = name.replace('$id', '1');
    const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
    await signInAs(seen, app, ana);
    const response = await seen.page.goto(app.baseUrl + path);
    expect(response?.status()).toBeLessThan(400);
    await seen.page.locator('h1').first().waitFor();
    await seen.page.locator('.skeleton, .spinner').first().waitFor({ state: 'detached' });
    expect(await seen.page.title()).toMatch(/Companheiro Bíblico/);
    await expectFitting(seen.page);
    for (const theme of ['sepia', 'escuro']) {
      await showTheme(seen.page, theme);
      await expectAccessible(seen.page, 'contrast');
    }
    await showTheme(seen.page, 'claro');
    await seen.page.setViewportSize(DESKTOP);
    await expectFitting(seen.page);
    await seen.close();
  });
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
