import type { ServerResponse } from 'node:http';
import { ERROR_MESSAGES } from '#shared/errors.ts';
import type { NodeMiddleware } from './security-headers.ts';

const METHODS = ['GET', 'HEAD', 'POST'];

const CONTROL = /\p{Cc}/u;

/** Refuses methods that nothing here answers and paths that no page or file can have. */
export const wellFormed: NodeMiddleware = (request, response, next) => {
  if (!METHODS.includes(request.method ?? '')) {
    response.setHeader('allow', METHODS.join(', '));
    return refuse(response, 405);
  }
  const [path = ''] = (request.url ?? '').split('?', 1);
  try {
    if (path.includes('%') && CONTROL.test(decodeURIComponent(path))) return refuse(response, 400);
  } catch {
    return refuse(response, 400);
  }
  next();
};

function refuse(response: ServerResponse, status: number): void {
  const code = 'INVALID_INPUT';
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    .end(JSON.stringify({ code, message: ERROR_MESSAGES[code] }));
}
