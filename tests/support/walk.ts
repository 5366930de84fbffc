import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PAGES } from '#shared/routes.ts';
import { launchBrowser } from './browser.ts';
import { expectNoOverflow, signInAs, startWithClient, visit } from './pages.ts';
import { joinAsAdmin } from './people.ts';

const LONG_NAME = 'Ana Carolina de Albuquerque Cavalcanti e Silva';

/** Opens every page of the product as an administrator with a long name, and looks at each. */
export async function walkAllPages(
  viewport: { width: number; height: number },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const browser: Browser = await launchBrowser();
  const app = await startWithClient({ template: 'withBible' });
  const ana = await joinAsAdmin(app, LONG_NAME);
  const seen = await visit(browser, viewport, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, ana);
  for (const path of PAGES.map((page) => page.replace('$id', '1'))) {
    const response = await seen.page.goto(app.baseUrl + path);
    expect(response?.status(), path).toBeLessThan(400);
    await seen.page.locator('h1').first().waitFor();
    await seen.page.locator('.skeleton, .spinner').first().waitFor({ state: 'detached' });
    expect(await seen.page.title(), path).toMatch(/Companheiro Bíblico/);
    await expectNoOverflow(seen.page);
    await look(seen.page);
  }
  await seen.close();
  await browser.close();
  await app.close();
}
