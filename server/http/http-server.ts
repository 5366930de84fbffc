import { createServer, type Server } from 'node:http';

export type ConnectionLimits = Readonly<{
  /** How long a connection may say nothing before its first request and between two. */
  silentMs: number;
  /** How long a request's head and its body may take to arrive. */
  headersMs: number;
  bodyMs: number;
  /** How long an answer may stand still: longer than any model is allowed to be silent. */
  answerMs: number;
  connections: number;
}>;

const LIMITS: ConnectionLimits = {
  silentMs: 10_000,
  headersMs: 5000,
  bodyMs: 15_000,
  answerMs: 180_000,
  connections: 12_000,
};

/** Node's server with limits on what connections may hold without giving anything. */
export function createHttpServer(limits: Partial<ConnectionLimits> = {}): Server {
  const { silentMs, headersMs, bodyMs, answerMs, connections } = { ...LIMITS, ...limits };
  const server = createServer({ connectionsCheckingInterval: Math.min(1000, headersMs) });
  server.headersTimeout = headersMs;
  server.requestTimeout = bodyMs;
  server.maxConnections = connections;
  // Node sets it anew for each request of a connection; an answer may then be silent for longer.
  server.timeout = silentMs;
  server.on('request', ({ socket }) => socket.setTimeout(answerMs));
  return server;
}
