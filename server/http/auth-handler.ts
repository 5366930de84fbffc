import { toNodeHandler } from 'better-auth/node';
import type { RequestHandler } from 'express';
import type { Auth } from '../auth/auth.ts';
import { AUTH_MESSAGES } from '../auth/auth-messages.ts';

const LARGEST_BODY = 16_384;

/** better-auth behind limits of ours: the client's address is ours to say, and bodies are small. */
export function authDoor(auth: Auth): RequestHandler {
  const handle = toNodeHandler(async (request) => inOurWords(await auth.handler(request)));
  return async (request, response, next) => {
    request.headers['x-client-ip'] = request.ip ?? 'unknown';
    const length = Number(request.headers['content-length'] ?? '0');
    const unsized = request.headers['transfer-encoding'] !== undefined;
    if (unsized || length > LARGEST_BODY) {
      response
        .status(413)
        .json({ code: 'VALIDATION_ERROR', message: AUTH_MESSAGES['VALIDATION_ERROR'] });
      return;
    }
    response.set('cache-control', 'no-store');
    await handle(request, response).catch(next);
  };
}

/** The limiter by address answers in English and without a code, before any hook runs. */
async function inOurWords(response: Response): Promise<Response> {
  if (response.status !== 429) return response;
  const seconds = response.headers.get('x-retry-after');
  return Response.json(
    { code: 'TOO_MANY_REQUESTS', message: AUTH_MESSAGES['TOO_MANY_REQUESTS'] },
    { status: 429, ...(seconds ? { headers: { 'retry-after': seconds } } : {}) },
  );
}
