import type { RequestHandler } from 'express';

/**
 * Refuses requests that another site sends with a member's cookies. Browsers say where
 * a request comes from; programs that say nothing carry no one's cookies by accident.
 */
export function originCheck(trusted: readonly string[]): RequestHandler {
  const origins = new Set(trusted);
  return (request, response, next) => {
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const foreign =
      origin === undefined ? site === 'cross-site' || site === 'same-site' : !origins.has(origin);
    if (foreign) {
      response.status(403).json({ error: 'Este pedido veio de outro endereço e foi recusado.' });
      return;
    }
    next();
  };
}
