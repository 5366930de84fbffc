import type { IncomingMessage, ServerResponse } from 'node:http';
import { BEACON_PATH } from '#shared/tracking/tracking.ts';
import type { AppContext } from '../context.ts';
import { isDatabaseAway } from '../errors.ts';
import { type ReceivedBeacon, readBeacon, recordBeacon } from '../features/tracking/api.ts';
import { VisitorLimiter } from '../rate-limit/visitor-limit.ts';
import { isForeign } from './origin-check.ts';

const MAX_BODY = 4096;
/** A member turns pages in several tabs, but no person turns more than this. */
const BEACONS = { burst: 60, perSecond: 2 };

/**
 * Receives visits and heartbeats, so many that they are answered before Express and the log. A
 * signed cookie tells the member; whether their session lasts is read with the writing statement.
 */
export function serveBeacons(app: AppContext, origins: readonly string[]) {
  const foreign = isForeign(origins);
  const limiter = new VisitorLimiter(BEACONS);

  const answer = async (request: IncomingMessage): Promise<number> => {
    if (foreign(request)) return 403;
    const token = app.sessions.token(request);
    if (!token || app.sessions.knownMember(token) === null) return 401;
    const text = await readBody(request);
    if (text === null) return 413;
    const beacon = readBeacon(text);
    if (!beacon) return 400;
    if (
      !isRepeated(app, token, beacon) &&
      limiter.take(app.sessions.knownMember(token) ?? token) > 0
    )
      return 429;
    const agent = request.headers['user-agent'];
    const status = await recordBeacon(app, { token, beacon, agent });
    if (status === 401) app.sessions.noteEnded(token);
    return status;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== BEACON_PATH || request.method !== 'POST') return false;
    answer(request)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'visit not recorded');
        return isDatabaseAway(error) ? 503 : 500;
      })
      .then((status) => {
        const headers = { 'cache-control': 'no-store', 'content-length': 0 };
        // The rest of a body that is too large is not read.
        const left = status === 413 ? { connection: 'close' } : {};
        response.writeHead(status, status === 204 ? {} : { ...headers, ...left }).end();
        request.resume();
      });
    return true;
  };
}

/** Whether a tab repeats a heartbeat that is about to be written anyway, which costs nothing. */
function isRepeated({ activity }: AppContext, token: string, beacon: ReceivedBeacon): boolean {
  const { session, open, close } = beacon;
  return !open && !close && activity.has({ token, session, ended: false });
}

/** @returns null for a body that is larger than any of ours */
async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return null;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY) resolve(null);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
  });
}
