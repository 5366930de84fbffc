import { expect, test } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { PHONE } from '../support/browser.ts';
import { openBrowser } from '../support/open-app.ts';
import { visit } from '../support/pages.ts';

const browser = await openBrowser();

test('what every page is judged by finds faults where there are some', async () => {
  const { page, close } = await visit(browser, PHONE);
  const text = (colour: string) => `<p style="color: ${colour}; background: #fff">Texto</p>`;
  const around = (inner: string) =>
    `<html lang="pt-BR"><title>Página</title><main><h1>Página</h1>${inner}</main></html>`;
  await page.setContent(around(text('#000')));
  expect(await violationsOf(page)).toEqual([]);
  await page.setContent(around(`${text('#ccc')}<button></button>`));
  const all = await violationsOf(page);
  expect(all.map((each) => each.split(':')[0])).toEqual(['button-name', 'color-contrast']);
  expect(await violationsOf(page, 'contrast')).toEqual(all.slice(1));
  expect(await violationsOf(page, 'all-but-contrast')).toEqual(all.slice(0, 1));
  await close();
});
