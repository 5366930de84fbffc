import { toNodeHandler } from 'better-auth/node';
import type { RequestHandler } from 'express';
import type { Auth } from '../auth/auth.ts';
import { AUTH_MESSAGES } from '../auth/auth-messages.ts';
import { fieldOf } from '../auth/request-fields.ts';
import { LINK_HEADER } from '../auth/sign-in-link.ts';
import { AppError } from '../errors.ts';
import { isForeign } from './origin-check.ts';
import { refusalResponse, refuse } from './refuse.ts';

const CONFIRMATION = '/api/auth/verify-email';
const LINK = '/api/auth/magic-link/verify';
const NEW_PASSKEY = '/api/auth/passkey/verify-registration';
const MAX_BODY_BYTES = 16_384;

/** better-auth reads the token of these from the query; pages send it in a body, as addresses end in logs. */
const BY_TOKEN: ReadonlySet<string> = new Set([CONFIRMATION, LINK]);
const ELSEWHERE = 'Para confirmar neste aparelho, informe a senha que você escolheu no cadastro.';

/** Puts better-auth behind our own reading of the client's address and a small limit of bodies. */
export function authHandler(auth: Auth, origins: readonly string[]): RequestHandler {
  const foreign = isForeign(origins);
  const handle = toNodeHandler(async (sent) => {
    const request = await withToken(sent);
    const response = translated(request, await auth.handler(request));
    // Only what asks for the password leads elsewhere, where nothing names an address to go to.
    const led = request !== sent && response.status === 302;
    return led ? refusalResponse(new AppError('FORBIDDEN', ELSEWHERE)) : response;
  });
  return async (request, response, next) => {
    if (request.method === 'POST' && BY_TOKEN.has(request.path) && foreign(request)) {
      refuse(request, response, new AppError('FORBIDDEN', AUTH_MESSAGES['INVALID_ORIGIN']));
      return;
    }
    // Programs that check mails ask for the head of a link, which must work and consume nothing.
    if (request.method === 'HEAD' && request.path === CONFIRMATION) {
      response.set('cache-control', 'no-store').redirect(302, '/');
      return;
    }
    request.headers['x-client-ip'] = request.ip ?? 'unknown';
    const length = Number(request.headers['content-length'] ?? '0');
    const unsized = request.headers['transfer-encoding'] !== undefined;
    if (unsized || length > MAX_BODY_BYTES) {
      const message = AUTH_MESSAGES['VALIDATION_ERROR'];
      refuse(request, response, new AppError('INVALID_INPUT', message, { status: 413 }));
      return;
    }
    response.set('cache-control', 'no-store');
    await handle(request, response).catch(next);
  };
}

/** The request that better-auth understands, where a page sent a token in its body. */
async function withToken(request: Request): Promise<Request> {
  const url = new URL(request.url);
  if (request.method !== 'POST' || !BY_TOKEN.has(url.pathname)) return request;
  const body: unknown = await request.json().catch(() => null);
  url.search = new URLSearchParams({ token: fieldOf(body, 'token') ?? '' }).toString();
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  headers.set(LINK_HEADER, 'page');
  return new Request(url, { headers });
}

/**
 * better-auth's limiter by address answers in English and without a code, before any hook runs; a
 * link to sign in that does not work is answered by a redirect, which its page cannot read, and a
 * passkey that does not fit as a fault of the server's.
 */
function translated(request: Request, response: Response): Response {
  const { pathname } = new URL(request.url);
  const failed = /[?&]error=/.test(response.headers.get('location') ?? '');
  if (failed && pathname === LINK) {
    return refusalResponse(new AppError('INVALID_INPUT', AUTH_MESSAGES['INVALID_TOKEN']));
  }
  if (response.status === 500 && pathname === NEW_PASSKEY) {
    const message = AUTH_MESSAGES['FAILED_TO_VERIFY_REGISTRATION'];
    return refusalResponse(new AppError('INVALID_INPUT', message));
  }
  if (response.status !== 429) return response;
  const retryAfter = Number(response.headers.get('x-retry-after') ?? '1');
  return refusalResponse(new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter }));
}
