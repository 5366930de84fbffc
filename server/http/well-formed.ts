import type { ServerResponse } from 'node:http';
import { ERROR_MESSAGES } from '#shared/errors.ts';
import type { NodeMiddleware } from './security-headers.ts';

const METHODS = ['GET', 'HEAD', 'POST'];

/** Refuses methods that nothing here answers and addresses that cannot be decoded. */
export const wellFormed: NodeMiddleware = (request, response, next) => {
  if (!METHODS.includes(request.method ?? '')) {
    response.setHeader('allow', METHODS.join(', '));
    return refuse(response, 405);
  }
  const [path = ''] = (request.url ?? '').split('?', 1);
  try {
    if (path.includes('%')) decodeURIComponent(path);
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
