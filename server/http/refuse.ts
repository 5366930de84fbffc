import type { IncomingMessage, ServerResponse } from 'node:http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { ErrorRequestHandler } from 'express';
import { type Refusal, refusalOf, TRPC_CODES, withErrorCode } from '../errors.ts';
import type { Log } from '../log.ts';
import { requestId } from './request-log.ts';

/** A client that was refused may send so long before its connection ends. */
const LINGER_MS = 2000;

const OF_PROGRAMS = /^\/(?:trpc|files|pictures|api|texts)\/|^\/backup$/;

/** Whether a person reads what an address answers. */
export const isOfPages = (path: string): boolean => !OF_PROGRAMS.test(path);

/** Answers a request with what its client may know of an error. */
export function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const { status, headers, bytes } = answerOf(request, error);
  response.writeHead(status, headers).end(bytes);
}

/**
 * Refuses a request whose body is on its way: answers at once and closes the connection after the
 * body. Closing it before would destroy the answer, and a next request on it would wait behind
 * the rest.
 */
export function refuseEarly(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (request.complete) {
    refuse(request, response, error);
    return;
  }
  const { status, headers, bytes } = answerOf(request, error);
  response.writeHead(status, { ...headers, connection: 'close' }).write(bytes);
  const timer = setTimeout(() => response.end(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => response.end());
  request.resume();
}

/** The last handler logs the whole error and tells the client only that the request failed. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // A request that Express cannot read has its line in the request log, which is enough.
    if (refusalOf(error).status >= 500 || response.headersSent) {
      log.error({ err: error, request: requestId(request) }, 'request handler failed');
    }
    if (response.headersSent) return next(error);
    refuse(request, response, error);
  };
}

/** The same answer for handlers of the web's own requests. */
export function refusalResponse(error: unknown): Response {
  const refusal = refusalOf(error);
  return Response.json(bodyOf(refusal), { status: refusal.status, headers: headersOf(refusal) });
}

function answerOf(request: IncomingMessage, error: unknown) {
  const { message: sentence, ...known } = refusalOf(error);
  const message = withErrorCode(sentence, known.code, requestId(request));
  const refusal = { ...known, message };
  const address = addressOf(request);
  const isPage = isOfPages(address.pathname);
  const body = address.pathname.startsWith('/trpc/')
    ? callsRefused(address, refusal)
    : bodyOf(refusal);
  const bytes = Buffer.from(isPage ? refusal.message : JSON.stringify(body));
  const type = isPage ? 'text/plain' : 'application/json';
  return {
    status: refusal.status,
    headers: {
      ...headersOf(refusal),
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(bytes.length),
    },
    bytes,
  };
}

const bodyOf = ({ code, message }: Refusal) => ({ code, message });

const headersOf = ({ retryAfter }: Refusal): Record<string, string> => ({
  'cache-control': 'no-store',
  ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }),
});

/** The body as the clients of procedures read it, one refusal for each call of a batch. */
function callsRefused({ pathname, searchParams }: URL, { status, code, message, field }: Refusal) {
  const data = { code, httpStatus: status, field };
  const refused = { error: { message, code: TRPC_ERROR_CODES_BY_KEY[TRPC_CODES[code]], data } };
  return searchParams.get('batch') === '1' ? pathname.split(',').map(() => refused) : refused;
}

/** The whole address, of which Express cuts off where a handler is mounted. */
function addressOf(request: IncomingMessage): URL {
  const whole = 'originalUrl' in request ? String(request.originalUrl) : (request.url ?? '');
  return URL.parse(whole, 'http://localhost') ?? new URL('http://localhost');
}
