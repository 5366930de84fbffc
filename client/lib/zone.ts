const YEAR_SECONDS = 31_536_000;

export const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Keeps the device's time zone where the server finds it when it draws a page. */
export function keepZone(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `zone=${deviceZone()}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Of a device on which somebody has signed in; it may have travelled since. */
export function renewZone(): void {
  if (/(?:^|; )zone=/.test(document.cookie)) keepZone();
}
