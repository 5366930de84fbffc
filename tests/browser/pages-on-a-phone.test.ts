import { test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { expectAccessible } from '../support/pages.ts';
import { walkAllPages } from '../support/walk.ts';

test('every page is there, fits, and is accessible in the three themes', async () => {
  await walkAllPages(PHONE, async (page) => {
    await expectAccessible(page);
    for (const theme of ['sepia', 'escuro']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await expectAccessible(page, 'contrast');
    }
  });
}, 180_000);
