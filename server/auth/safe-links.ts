import { safeRedirect } from '#shared/redirects.ts';

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
