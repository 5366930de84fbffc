import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '#shared/routes.ts';
import { DESKTOP, launchBrowser, PHONE } from '../support/browser.ts';
import {
  expectAccessible,
  expectNoOverflow,
  signInAs,
  startWithClient,
  visit,
} from '../support/pages.ts';
import { joinAsAdmin, type Person } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';

let browser: Browser;
let app: TestApp;
let ana: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  app = await startWithClient({ template: 'withBible' });
  ana = await joinAsAdmin(app, 'Ana Carolina de Albuquerque Cavalcanti e Silva');
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

const pages = PAGES.map((page) => page.replace('$id', '1'));

describe.each(['claro', 'sepia', 'escuro'] as const)('in the theme %s', (theme) => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])(
    'every page is there, accessible and fits a %s',
    async (_name, viewport) => {
      const seen = await visit(browser, viewport, { theme, base: app.baseUrl });
      await signInAs(seen, app, ana);
      for (const path of pages) {
        const response = await seen.page.goto(app.baseUrl + path, { waitUntil: 'networkidle' });
        expect(response?.status(), path).toBeLessThan(400);
        await seen.page.locator('h1').first().waitFor();
        expect(await seen.page.title(), path).toMatch(/Companheiro Bíblico/);
        await expectNoOverflow(seen.page);
        await expectAccessible(seen.page);
      }
      await seen.close();
    },
    240_000,
  );
});
