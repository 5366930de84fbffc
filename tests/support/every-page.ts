import type { Page as Tab } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { seedStudies } from '#server/features/guided-studies/authored-studies.ts';
import { PAGES, type Page } from '#shared/pages.ts';
import { PHONE } from './browser.ts';
import { openApp, openBrowser } from './open-app.ts';
import { expectAccessible, onBothSizes, signInAs, type Visit, visit } from './pages.ts';
import { joinAsAdmin } from './people.ts';

const LONG_NAME = 'Ana Carolina de Albuquerque Cavalcanti e Silva';

export const ADMIN_PAGES: readonly Page[] = PAGES.filter((page) => page.startsWith('/admin'));

/**
 * Tests pages as an administrator with a long name sees them, on a phone and on a desktop, and on
 * the phone in the two other themes. One window shows them all, since each new one costs a process whose scripts
 * start cold.
 */
export async function testPages(pages: readonly Page[]): Promise<void> {
  const browser = await openBrowser();
  const app = await openApp();
  await seedStudies(app.context.db);
  const ana = await joinAsAdmin(app, LONG_NAME);
  let seen: Visit | undefined;

  const open = async () => {
    const opened = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
    await signInAs(opened, app, ana);
    return opened;
  };
  afterAll(() => seen?.close());

  test.each(pages)('%s is there, fits, and is accessible', async (name) => {
    seen ??= await open();
    const { page, context, problems } = seen;
    try {
      await expectWhole(page, app.baseUrl + name.replace('$id', '1'));
      expect(problems).toEqual([]);
    } catch (error) {
      // What a page has failed on stays with its window.
      seen = undefined;
      await context.close();
      throw error;
    }
  });
}

async function expectWhole(page: Tab, url: string): Promise<void> {
  await page.setViewportSize(PHONE);
  const response = await page.goto(url);
  expect(response?.status()).toBeLessThan(400);
  await page.locator('h1').first().waitFor();
  await page.locator('.skeleton, .spinner').first().waitFor({ state: 'detached' });
  expect(await page.title()).toMatch(/Companheiro Bíblico/);
  await onBothSizes(page, () => expectAccessible(page));
  for (const theme of ['sepia', 'escuro']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await expectAccessible(page, 'contrast');
  }
}
