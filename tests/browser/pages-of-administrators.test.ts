import { test } from 'vitest';
import { ADMIN_PAGES, visitPages } from '../support/every-page.ts';

test('every page of administrators is there, fits, and is accessible', async () => {
  await visitPages(ADMIN_PAGES);
}, 180_000);
