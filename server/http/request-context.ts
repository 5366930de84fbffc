import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';
import { BRAZILIAN_TIME_ZONE } from '#shared/calendar.ts';
import { DEFAULT_READER, READER_COOKIE, ReaderSettings } from '#shared/reading.ts';
import type { Session } from '../auth/session.ts';
import { readChange } from '../changes/change.ts';
import type { AppContext } from '../context.ts';
import type { RequestContext } from '../trpc.ts';
import { requestId } from './request-log.ts';

const COOKIE = new RegExp(`(?:^|;\\s*)${READER_COOKIE}=([^;]{1,500})`);

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Reads the client's address behind the given number of trusted proxies. */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  return proxyAddr(request, (_address, hops) => hops < proxies) ?? 'unknown';
}

/**
 * Reduces an address to the network that one visitor has: an IPv4 address, however it is written,
 * or the first half of an IPv6 one, with all its zeros written out.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 255]).join('.');
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

function groupsOf(address: string): number[] {
  // The address parser of the platform writes what ends in an IPv4 address in hexadecimals.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? '')];
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  return [...first, ...Array.from({ length: zeros }, () => 0), ...last];
}

const TIME_ZONES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

/**
 * The name under which this engine knows a time zone. Engines list each zone under one of its names
 * and understand all of them, so that a browser may send "Asia/Kolkata" for our "Asia/Calcutta".
 */
function knownTimeZone(name: string): string {
  if (TIME_ZONES.has(name)) return name;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return BRAZILIAN_TIME_ZONE;
  }
}

const zoneIn = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)zone=([\w/+:-]{1,60})/.exec(cookies ?? '')?.[1];

/** @returns whether a device's zone is one that has two names, of which it uses the other */
export function isZoneRenamed(cookies: string | undefined): boolean {
  const name = zoneIn(cookies);
  return name !== undefined && !TIME_ZONES.has(name) && knownTimeZone(name) !== BRAZILIAN_TIME_ZONE;
}

/** Reads the visitor's time zone from the cookies. */
export function timeZoneOf(cookies: string | undefined): string {
  const timeZone = zoneIn(cookies);
  return timeZone === undefined ? BRAZILIAN_TIME_ZONE : knownTimeZone(timeZone);
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
    sessionAnew: () => app.sessions.read(request, response),
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
