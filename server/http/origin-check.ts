import type { IncomingMessage } from 'node:http';

/**
 * Tells requests that another site sends with a member's cookies. Browsers say where
 * a request comes from; programs that say nothing carry no one's cookies by accident.
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
