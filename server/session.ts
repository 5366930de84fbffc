import { fromNodeHeaders } from 'better-auth/node';
import type { Request, Response } from 'express';
import { mayAdministrate, type Role } from '#shared/access.ts';
import type { Auth } from './auth/auth.ts';
import { readRole } from './auth/roles.queries.ts';
import type { Db } from './db/client.ts';
import type { Log } from './log.ts';

export type Session = Readonly<{
  id: string;
  user: Readonly<{ id: string; name: string; email: string }>;
}>;

const COOKIE = /(?:^|;\s*)(?:__Secure-)?cb\.session_token=/;

/** Whether a visitor may be signed in: the cookie is there, its session not yet looked up. */
export function carriesSession(cookies: string | undefined): boolean {
  return COOKIE.test(cookies ?? '');
}

/**
 * The session of a request, read from the database each time: a revoked one ends at
 * once. Renewed cookies travel with the answer unless it has begun.
 */
export async function readSession(
  auth: Auth,
  request: Request,
  response: Response,
): Promise<Session | null> {
  if (!carriesSession(request.headers.cookie)) return null;
  const { headers, response: found } = await auth.api.getSession({
    headers: fromNodeHeaders(request.headers),
    returnHeaders: true,
  });
  if (!response.headersSent) {
    for (const cookie of headers.getSetCookie()) response.append('set-cookie', cookie);
  }
  if (!found) return null;
  const { id, name, email } = found.user;
  return { id: found.session.id, user: { id, name, email } };
}

export type Membership = Readonly<{ user: Session['user']; role: Role; administrates: boolean }>;

/** Who is signed in and what they may see. As has_role: a check that fails counts as no administrator. */
export async function describeMember(db: Db, log: Log, { user }: Session): Promise<Membership> {
  const role = await readRole(db, user.id).catch((error: unknown) => {
    log.error({ err: error }, 'the role could not be read');
    return 'user' as const;
  });
  return { user, role, administrates: mayAdministrate(role) };
}
