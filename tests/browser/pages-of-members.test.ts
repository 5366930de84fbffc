import { PAGES } from '#shared/pages.ts';
import { ADMIN_PAGES, testPages } from '../support/every-page.ts';

await testPages(PAGES.filter((page) => !ADMIN_PAGES.includes(page)));
