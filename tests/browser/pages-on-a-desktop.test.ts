import { test } from 'vitest';
import { DESKTOP } from '../support/browser.ts';
import { expectAccessible } from '../support/pages.ts';
import { walkAllPages } from '../support/walk.ts';

test('every page is there, fits, and is accessible', async () => {
  await walkAllPages(DESKTOP, (page) => expectAccessible(page));
}, 180_000);
