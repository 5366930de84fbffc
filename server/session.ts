import { fromNodeHeaders } from 'better-auth/node';
import type { Request, Response } from 'express';
import type { Auth } from './auth/auth.ts';
import { visitorOf } from './http/documents.ts';

export type Session = Readonly<{
  id: string;
  user: Readonly<{ id: string; name: string; email: string }>;
}>;

/**
 * The session of a request, read from the database each time: a revoked one ends at
 * once. Renewed cookies travel with the answer unless it has begun.
 */
export async function readSession(
  auth: Auth,
  request: Request,
  response: Response,
): Promise<Session | null> {
  if (!visitorOf(request.headers.cookie).maySignedIn) return null;
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
