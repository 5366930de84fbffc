import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { AppContext } from '../context.ts';
import type { Session } from '../session.ts';
import type { RequestContext } from '../trpc.ts';

/** The address a request comes from, past as many proxies as are trusted. */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  return proxyAddr(request, (_address, hops) => hops < proxies) ?? 'unknown';
}

/** What procedures and rendered pages know of a request; its session is read once, when needed. */
export function requestContext(
  app: AppContext,
  request: IncomingMessage,
  response: ServerResponse,
): RequestContext {
  let session: Promise<Session | null> | undefined;
  return {
    app,
    address: clientAddress(request, app.env.trustProxy),
    session: () => {
      session ??= app.sessions.read(request, response);
      return session;
    },
  };
}
