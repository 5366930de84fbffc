import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/client.ts';
import type { SignedCookies } from './signed-cookies.ts';
import { deleteSessionOf } from './users.queries.ts';

/** As many browsers as send heartbeats to one process. */
const MOST_VERIFIED = 20_000;
const LONGEST_VERIFIED = 300;

/** Reads the session token of a request's cookies; null without one, or one that we did not sign. */
type TokenReader = (cookies: string | undefined) => string | null;

/**
 * Reads cookies in which better-auth writes `token.signature` with an HMAC-SHA-256 in base64. A
 * browser sends the same value for weeks, so the values whose signature was right are remembered:
 * that and no more, as whether their session lasts is read from the database each time.
 * @param secret the one with which better-auth signs its cookies
 */
export function tokenReader(name: string, secret: string): TokenReader {
  const key = createSecretKey(secret, 'utf8');
  const verified = new LRUCache<string, string>({ max: MOST_VERIFIED });
  return (cookies) => {
    const value = cookieValue(cookies ?? '', name);
    if (!value) return null;
    const known = verified.get(value);
    if (known) return known;
    const token = signedToken(decoded(value), key);
    if (token && value.length <= LONGEST_VERIFIED) verified.set(value, token);
    return token;
  };
}

function signedToken(value: string | null, key: KeyObject): string | null {
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', key).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function cookieValue(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const equals = cookie.indexOf('=');
    if (cookie.slice(0, equals).trim() === name) return cookie.slice(equals + 1).trim();
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

type SessionCookies = Pick<SignedCookies, 'getSignedCookie'> &
  Readonly<{
    context: Readonly<{
      secret: string;
      authCookies: Readonly<{ sessionToken: { name: string } }>;
    }>;
  }>;

/** Ends the session whose cookie the new one replaces, as nothing could end it later. */
export async function endReplaced(db: Db, cookies: SessionCookies, token: string): Promise<void> {
  const { authCookies, secret } = cookies.context;
  const replaced = await cookies.getSignedCookie(authCookies.sessionToken.name, secret);
  if (replaced && replaced !== token) await deleteSessionOf(db, replaced);
}
