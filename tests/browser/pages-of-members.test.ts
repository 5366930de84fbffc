import { test } from 'vitest';
import { PAGES } from '#shared/routes.ts';
import { ADMIN_PAGES, visitPages } from '../support/every-page.ts';

test('every page of members is there, fits, and is accessible', async () => {
  await visitPages(PAGES.filter((page) => !ADMIN_PAGES.includes(page)));
}, 180_000);
