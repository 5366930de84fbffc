import { PAGES } from '#shared/routes.ts';
import { ADMIN_PAGES, testPages } from '../support/every-page.ts';

await testPages(PAGES.filter((page) => !ADMIN_PAGES.includes(page)));
