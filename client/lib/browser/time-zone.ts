const YEAR_SECONDS = 31_536_000;

export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Saves the device's time zone where the server finds it when it renders a page. */
export function saveTimeZone(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `zone=${deviceTimeZone()}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** For a device on which somebody has signed in; it may have travelled since. */
export function refreshTimeZone(): void {
  if (/(?:^|; )zone=/.test(document.cookie)) saveTimeZone();
}
