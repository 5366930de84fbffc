import { inBrowser } from './in-browser.ts';

/** What there is to read on the page as it came from the server. */
const drawn = inBrowser ? document.querySelector('#root article') : null;

/** Whether this is what the server drew, with which the application only goes on. */
export function isDrawnBefore(text: Element | null): boolean {
  return text !== null && text === drawn;
}
