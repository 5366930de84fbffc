import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr from 'proxy-addr';
import { DEFAULT_READER, READER_COOKIE, ReaderSettings } from '#shared/reading.ts';
import type { Session } from '../auth/session.ts';
import { readChange } from '../changes/change.ts';
import type { AppContext } from '../context.ts';
import type { RequestContext } from '../trpc.ts';
import { isZoneRenamed, timeZoneOf } from './documents.ts';
import { requestId } from './request-id.ts';

const COOKIE = new RegExp(`(?:^|;\\s*)${READER_COOKIE}=([^;]{1,500})`);

/** Reads the client's address behind the given number of trusted proxies. */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  return proxyAddr(request, (_address, hops) => hops < proxies) ?? 'unknown';
}

/**
 * Creates the context of procedures and rendered pages, which reads the session once if needed.
 * @param shares counts the calls of a visitor, and says when a call is known; a page has been
 * counted as a whole
 */
export function requestContext(
  app: AppContext,
  request: IncomingMessage,
  response: ServerResponse,
  shares: Pick<RequestContext, 'takeShare' | 'begun'> = { takeShare: () => 0, begun: () => {} },
): RequestContext {
  let session: Promise<Session | null> | undefined;
  return {
    app,
    address: clientAddress(request, app.env.trustProxy),
    requestId: requestId(request),
    timeZone: timeZoneOf(request.headers.cookie),
    isZoneRenamed: isZoneRenamed(request.headers.cookie),
    deviceSettings: () => deviceSettings(request.headers.cookie),
    change: readChange(changeHeaderOf(request), app.now()),
    ...shares,
    session: () => {
      session ??= app.sessions.read(request, response);
      return session;
    },
  };
}

/** The header of a change that may be sent again. */
export function changeHeaderOf({ headers }: IncomingMessage): string | undefined {
  return [headers['x-change']].flat()[0];
}

/** Reads the settings of the reader that a visitor has chosen on this device. */
function deviceSettings(cookies: string | undefined): ReaderSettings {
  const [, given] = COOKIE.exec(cookies ?? '') ?? [];
  if (given === undefined) return DEFAULT_READER;
  try {
    const stored = ReaderSettings.safeParse(JSON.parse(decodeURIComponent(given)));
    return stored.success ? stored.data : DEFAULT_READER;
  } catch {
    return DEFAULT_READER;
  }
}
