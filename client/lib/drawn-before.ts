const DRAWN = '#root[data-drawn]';

/**
 * Whether the page on the screen is the one the server drew: it can be read and scrolled
 * and its links followed; its buttons and fields wait for the application.
 */
export function isDrawnBefore(): boolean {
  return document.querySelector(DRAWN) !== null;
}

export function takeOver(): void {
  document.querySelector(DRAWN)?.removeAttribute('data-drawn');
}
