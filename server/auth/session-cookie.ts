import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The key with which better-auth signs its cookies. */
export function cookieKey(secret: string): KeyObject {
  return createSecretKey(secret, 'utf8');
}

/**
 * Reads the session token from a request's cookies, where better-auth writes `token.signature`
 * with an HMAC-SHA-256 in base64.
 * @returns null without a token, and for one that we did not sign
 */
export function signedToken(
  cookies: string | undefined,
  name: string,
  key: KeyObject,
): string | null {
  const value = cookieValue(cookies ?? '', name);
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
    if (cookie.slice(0, equals).trim() === name) return decoded(cookie.slice(equals + 1).trim());
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
