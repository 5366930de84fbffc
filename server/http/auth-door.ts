import { toNodeHandler } from 'better-auth/node';
import type { RequestHandler } from 'express';
import type { Auth } from '../auth/auth.ts';
import { AUTH_MESSAGES } from '../auth/auth-messages.ts';

const LARGEST_BODY = 16_384;

/** better-auth behind limits of ours: the client's address is ours to say, and bodies are small. */
export function authDoor(auth: Auth): RequestHandler {
  const handle = toNodeHandler(auth);
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
