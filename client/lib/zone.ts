const YEAR_SECONDS = 31_536_000;

/** The device's time zone, kept where the server finds it when it draws the next page. */
export function keepZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `zone=${timeZone}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  return timeZone;
}
