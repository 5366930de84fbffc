import { safeRedirect } from '#shared/redirects.ts';
import type { Env } from '../env.ts';

/** Fields of better-auth's requests whose addresses its answers and mails link to. */
const LINK_FIELDS = [
  'callbackURL',
  'redirectTo',
  'errorCallbackURL',
  'newUserCallbackURL',
] as const;

/** Replaces addresses that lead away from our own site. */
export function safeLinks(given: unknown, origin: string): Readonly<Record<string, string>> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    LINK_FIELDS.filter((name) => name in given).map((name) => [
      name,
      safeRedirect(Reflect.get(given, name), '/', origin),
    ]),
  );
}

/** Behind https only the site's own origin is trusted: localhost is the visitor's own machine. */
export function trustedOrigins({ baseUrl, port }: Env): string[] {
  const { origin, protocol } = new URL(baseUrl);
  if (protocol === 'https:') return [origin];
  return [...new Set([origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`])];
}
