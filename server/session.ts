import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { mayAdministrate, type Role } from '#shared/access.ts';
import type { Auth } from './auth/auth.ts';
import { cookieKey, signedToken } from './auth/session-cookie.ts';
import { findSession } from './auth/sessions.queries.ts';
import type { Db } from './db/client.ts';

export type Session = Readonly<{
  id: string;
  user: Readonly<{ id: string; name: string; email: string }>;
  role: Role;
}>;

const COOKIE = /(?:^|;\s*)(?:__Secure-)?cb\.session_token=/;

/** Whether a visitor may be signed in: the cookie is there, its session not yet looked up. */
export function carriesSession(cookies: string | undefined): boolean {
  return COOKIE.test(cookies ?? '');
}

export type Sessions = Readonly<{
  read: (request: IncomingMessage, response: ServerResponse) => Promise<Session | null>;
  /** The token that a request's cookie carries under our signature; it may have ended since. */
  token: (request: IncomingMessage) => string | null;
}>;

/**
 * Reads the session of a request with its user and role in one statement, each time from the
 * database: one that is revoked ends at once. better-auth writes sessions and cookies; it is
 * asked where one is due for renewal or gone, and its cookies travel with the answer.
 */
export async function createSessions(auth: Auth, db: Db): Promise<Sessions> {
  const { authCookies, secret, sessionConfig } = await auth.$context;
  const { name } = authCookies.sessionToken;
  const key = cookieKey(secret);
  const renewBelowMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;
  const token = ({ headers }: IncomingMessage) => signedToken(headers.cookie, name, key);
  const read: Sessions['read'] = async (request, response) => {
    const given = token(request);
    if (!given) return null;
    const found = await findSession(db, given);
    if (!found || found.expiresAt.getTime() - Date.now() <= renewBelowMs) {
      await renewCookies(auth, request, response);
    }
    if (!found) return null;
    const { id, userId, name: userName, email, role } = found;
    return { id, user: { id: userId, name: userName, email }, role: role ?? 'user' };
  };
  return { read, token };
}

async function renewCookies(
  auth: Auth,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = await auth.api.getSession({
    headers: fromNodeHeaders(request.headers),
    returnHeaders: true,
  });
  if (response.headersSent) return;
  for (const cookie of headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
}

export type Membership = Readonly<{ user: Session['user']; role: Role; administrates: boolean }>;

/** Who is signed in and what they may see. */
export function describeMember({ user, role }: Session): Membership {
  return { user, role, administrates: mayAdministrate(role) };
}
