import { unpackBrowser } from './browser.ts';
import { buildPages } from './build-pages.ts';

/** Prepares what pages are tested with, once for all workers of a run. */
export default async function preparePages(): Promise<void> {
  await Promise.all([buildPages(), unpackBrowser()]);
}
