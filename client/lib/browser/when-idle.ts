const LONGEST_WAIT_MS = 5000;

/** Runs work once the page has nothing else to do, or after five seconds; Safari knows no idle time. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  else setTimeout(work, 1000);
}
