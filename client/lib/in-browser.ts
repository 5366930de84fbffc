/** False where a page is only drawn: there is no device, and nothing of a member may stay. */
export const inBrowser = typeof document !== 'undefined';
