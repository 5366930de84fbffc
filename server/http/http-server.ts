import { createServer, type Server } from 'node:http';

export type ConnectionLimits = Readonly<{
  /** A connection may idle this long before its first request and between two. */
  idleMs: number;
  /** A request's headers and body may take this long to arrive. */
  headersMs: number;
  bodyMs: number;
  /** A response may pause this long, which is longer than any model may be silent. */
  responseMs: number;
  connections: number;
}>;

const LIMITS: ConnectionLimits = {
  idleMs: 10_000,
  headersMs: 5000,
  bodyMs: 15_000,
  responseMs: 180_000,
  connections: 12_000,
};

/** Creates Node's server with limits, so that idle and slow connections cannot fill it. */
export function createHttpServer(limits: Partial<ConnectionLimits> = {}): Server {
  const { idleMs, headersMs, bodyMs, responseMs, connections } = { ...LIMITS, ...limits };
  const server = createServer({ connectionsCheckingInterval: Math.min(1000, headersMs) });
  server.headersTimeout = headersMs;
  server.requestTimeout = bodyMs;
  server.maxConnections = connections;
  // Node sets the idle timeout anew for each request; a response may then pause for longer.
  server.timeout = idleMs;
  server.on('request', ({ socket }) => socket.setTimeout(responseMs));
  return server;
}
