import type { RequestHandler } from 'express';
import { ERROR_MESSAGES } from '#shared/errors.ts';

const METHODS = ['GET', 'HEAD', 'POST'];

/** Refuses methods that nothing here answers and addresses that cannot be decoded. */
export const wellFormed: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method)) {
    response.set('allow', METHODS.join(', '));
    return refuse(response, 405);
  }
  try {
    decodeURIComponent(request.path);
  } catch {
    return refuse(response, 400);
  }
  next();
};

function refuse(response: Parameters<RequestHandler>[1], status: number): void {
  const code = 'INVALID_INPUT';
  response
    .status(status)
    .set('cache-control', 'no-store')
    .json({ code, message: ERROR_MESSAGES[code] });
}
