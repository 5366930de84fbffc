/** Runs work once the page has nothing else to do; Safari knows no idle time. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
