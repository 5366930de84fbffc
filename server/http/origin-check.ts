import type { IncomingMessage } from 'node:http';

/**
 * Recognises requests that another site sends with a member's cookies. Browsers say where a
 * request comes from; a program that does not say so has no member's cookies by accident.
 */
export function isForeign(trusted: readonly string[]): (request: IncomingMessage) => boolean {
  const origins = new Set(trusted);
  return ({ headers }) => {
    const { origin } = headers;
    const site = headers['sec-fetch-site'];
    return origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : !origins.has(origin);
  };
}
