import { ADMIN_PAGES, testPages } from '../support/every-page.ts';

await testPages(ADMIN_PAGES);
