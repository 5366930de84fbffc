const YEAR_SECONDS = 31_536_000;

/** Stores a choice of this device where the server finds it when it renders a page. */
export function writeCookie(name: string, value: string, maxAge = YEAR_SECONDS): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}
