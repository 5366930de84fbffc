import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { LRUCache } from 'lru-cache';
import { mayAdministrate, mayModerate, type Role } from '#shared/access.ts';
import type { Db } from '../db/client.ts';
import { Lookup } from '../db/lookup.ts';
import type { Auth } from './auth.ts';
import { tokenReader } from './session-cookie.ts';
import { findSessions, noteUse } from './sessions.queries.ts';
import { deleteSessionOf } from './users.queries.ts';

export type Session = Readonly<{
  id: string;
  user: Readonly<{ id: string; name: string; email: string }>;
  role: Role;
  /** Whether the account asks for the codes of an authenticator. */
  hasAuthenticator: boolean;
  /** Whether a code or a passkey opened this session. */
  hasSecondFactor: boolean;
  /** Whether its owner showed a password or a code within the last ten minutes. */
  isProven: boolean;
}>;

/** As many as use one process within some seconds. */
const MOST_REMEMBERED = 20_000;
const REMEMBERED_MS = 15_000;

const COOKIE = /(?:^|;\s*)(?:__Secure-)?cb\.session_token=/;

/** Whether a request has a session cookie; the session itself may have ended. */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return COOKIE.test(cookies ?? '');
}

export type Sessions = Readonly<{
  read: (request: IncomingMessage, response: ServerResponse) => Promise<Session | null>;
  /** Reads the token of a cookie with our signature; its session may have ended since. */
  token: (request: IncomingMessage) => string | null;
  /**
   * The member whose live session a token was some seconds ago, null where it had ended, and
   * undefined where nobody has looked. For limits, never for access.
   */
  knownMember: (token: string) => string | null | undefined;
  /** The same, read where nobody has looked. */
  findMember: (token: string) => Promise<string | null>;
  /** Remembers that the session of a token was found to have ended. */
  noteEnded: (token: string) => void;
}>;

/**
 * Reads a request's session with its user and role in one statement, each time from the database,
 * so that a revoked session ends at once. better-auth still writes sessions and cookies: it
 * handles those that are due for renewal or gone, and the response gets its cookies.
 */
export async function createSessions(auth: Auth, db: Db): Promise<Sessions> {
  const { authCookies, secret, sessionConfig } = await auth.$context;
  const tokenOf = tokenReader(authCookies.sessionToken.name, secret);
  const renewBelowMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;
  const sessions = new Lookup((tokens) => findSessions(db, tokens));
  const token = ({ headers }: IncomingMessage) => tokenOf(headers.cookie);
  const members = new LRUCache<string, { id: string | null }>({
    max: MOST_REMEMBERED,
    ttl: REMEMBERED_MS,
  });
  const findMember = async (given: string) => {
    const found = await sessions.get(given);
    const id = found && !found.isOver ? found.userId : null;
    members.set(given, { id });
    return id;
  };
  const read: Sessions['read'] = async (request, response) => {
    const given = token(request);
    if (!given) return null;
    const found = await sessions.get(given);
    if (found?.isOver) {
      // The sign-in page asks better-auth who is signed in, which knows nothing of this.
      await deleteSessionOf(db, given);
      return null;
    }
    if (!found || found.expiresAt.getTime() - Date.now() <= renewBelowMs) {
      await renewCookies(auth, request, response);
    }
    if (!found) return null;
    const { id, userId, name, email, role, hasAuthenticator, hasSecondFactor, isProven } = found;
    if (found.isUseDue) await noteUse(db, id);
    const user = { id: userId, name, email };
    return { id, user, role: role ?? 'user', hasAuthenticator, hasSecondFactor, isProven };
  };
  return {
    read,
    token,
    knownMember: (given) => members.get(given)?.id,
    findMember,
    noteEnded: (given) => members.set(given, { id: null }),
  };
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

type Membership = Readonly<{
  user: Session['user'];
  role: Role;
  administrates: boolean;
  /** null for members, who see nothing of it. */
  secondFactor: 'on' | 'off' | 'missing' | null;
}>;

/**
 * Tells the client who is signed in and which parts of the application they may open.
 * @param demanded whether who looks after the site needs a second factor
 */
export function describeMember(
  { user, role, hasAuthenticator, hasSecondFactor }: Session,
  demanded: boolean,
): Membership {
  const without = demanded && !hasSecondFactor ? 'missing' : 'off';
  const ofStaff = mayModerate(role) ? without : null;
  const secondFactor = hasAuthenticator ? 'on' : ofStaff;
  return { user, role, administrates: mayAdministrate(role), secondFactor };
}
