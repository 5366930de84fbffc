import { APIError } from 'better-auth/api';
import { safeRedirect } from '#shared/redirects.ts';
import type { SignedCookies } from './signed-cookies.ts';

/** As long as a link that confirms an e-mail. */
const LASTS_SECONDS = 86_400;

const cookieFor = ({ context }: SignedCookies) =>
  context.createAuthCookie('sign_up', { maxAge: LASTS_SECONDS });

/** Marks the device on which the password of an unconfirmed account was set or given. */
export async function rememberSignUp(cookies: SignedCookies, userId: string): Promise<void> {
  const { name, attributes } = cookieFor(cookies);
  await cookies.setSignedCookie(name, userId, cookies.context.secret, attributes);
}

/** @returns the id of the unconfirmed account whose password this device has shown, or null */
export async function provenAccount(cookies: SignedCookies): Promise<string | null> {
  return (await cookies.getSignedCookie(cookieFor(cookies).name, cookies.context.secret)) || null;
}

/**
 * The address of the page that confirms an e-mail; what stands behind the # reaches no server's log
 * and no other site.
 * @param landing where better-auth would lead, which names the page to go on to
 */
export function confirmationPage(
  { email, token }: Readonly<{ email: string; token: string }>,
  landing: string | null,
  origin: string,
): string {
  const secrets = new URLSearchParams({ email, token });
  const query = new URLSearchParams({ view: 'confirm' });
  const target = new URL(safeRedirect(landing, '/', origin), origin).searchParams.get('redirect');
  if (target !== null) query.set('redirect', safeRedirect(target));
  return `/auth?${query}#${secrets}`;
}

/**
 * Leads a confirmation on another device to a form that asks for the password. Whoever opens a
 * mail owns its address but perhaps not the account: somebody else may have signed up with it,
 * and confirming would make that person's password the key of the owner's account.
 */
export function askForPassword(email: string, request: Request | undefined): APIError {
  const { searchParams, origin } = new URL(request?.url ?? 'http://localhost');
  const token = searchParams.get('token') ?? '';
  const location = confirmationPage({ email, token }, searchParams.get('callbackURL'), origin);
  return new APIError('FOUND', undefined, { location });
}
