import { createServer, type IncomingMessage, type Server } from 'node:http';

export type ConnectionLimits = Readonly<{
  /** A connection may idle this long before its first request. */
  idleMs: number;
  /** A connection may idle this long between two requests. */
  betweenMs: number;
  /** A request's headers and body may take this long to arrive. */
  headersMs: number;
  bodyMs: number;
  /** A response may pause this long, which is longer than any model may be silent. */
  responseMs: number;
  connections: number;
}>;

const LIMITS: ConnectionLimits = {
  idleMs: 10_000,
  betweenMs: 5000,
  headersMs: 5000,
  bodyMs: 15_000,
  responseMs: 180_000,
  connections: 12_000,
};

/** A proxy lets go of an idle connection after a minute at most; closed first, its next request is lost. */
export const BEHIND_PROXY = { betweenMs: 75_000 };

/** Creates Node's server with limits, so that idle and slow connections cannot fill it. */
export function createHttpServer(limits: Partial<ConnectionLimits> = {}): Server {
  const { idleMs, betweenMs, headersMs, bodyMs, responseMs, connections } = {
    ...LIMITS,
    ...limits,
  };
  const server = createServer({ connectionsCheckingInterval: Math.min(1000, headersMs) });
  server.headersTimeout = headersMs;
  // Node has one limit for all bodies, so the usual one is ours.
  server.requestTimeout = Math.max(bodyMs, LONG_BODY_MS);
  server.maxConnections = connections;
  // Node sets the idle timeout anew for each request; a response may then pause for longer.
  server.timeout = idleMs;
  server.keepAliveTimeout = betweenMs;
  server.on('request', (request) => {
    request.socket.setTimeout(responseMs);
    const { headers } = request;
    if (headers['content-length'] || headers['transfer-encoding']) limitBody(request, bodyMs);
  });
  return server;
}

/** An uploaded file of 50 MB takes this long on a line of half a megabit per second. */
const LONG_BODY_MS = 15 * 60_000;

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Gives an upload time to arrive, once its sender has passed the gate. */
export function allowLongBody(request: IncomingMessage): void {
  limitBody(request, LONG_BODY_MS);
}

function limitBody(request: IncomingMessage, ms: number): void {
  const known = bodyTimers.get(request);
  clearTimeout(known);
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, ms).unref();
  bodyTimers.set(request, timer);
  if (!known) request.once('close', () => clearTimeout(bodyTimers.get(request)));
}
