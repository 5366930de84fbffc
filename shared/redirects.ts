/** Longer addresses are no places of ours, and headers have limits of their own. */
const MAX_REDIRECT_LENGTH = 500;

/** A placeholder for our own origin where only paths are known. */
const OWN_ORIGIN = 'https://companheiro.invalid';

/**
 * Decides every redirect: the path, query and hash of a target on our own origin, or the
 * fallback for whatever a browser would read as another site ("//host", "/\\host",
 * "/.//host", "javascript:").
 */
export function safeRedirect(
  target: unknown,
  fallback = '/dashboard',
  origin = OWN_ORIGIN,
): string {
  if (typeof target !== 'string' || target === '' || target.length > MAX_REDIRECT_LENGTH) {
    return fallback;
  }
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return fallback;
  }
  // After dot segments are resolved, a path such as "//host" would name another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return fallback;
  // Signs outside ASCII are longer as an address than as a target.
  const led = url.pathname + url.search + url.hash;
  return led.length > MAX_REDIRECT_LENGTH ? fallback : led;
}
