import { APIError } from 'better-auth/api';

/** As long as a link that confirms an e-mail. */
const LASTS_SECONDS = 86_400;

/** The part of a better-auth hook's context that signs cookies. */
type Cookies = Readonly<{
  getSignedCookie: (name: string, secret: string) => Promise<string | false | null>;
  setSignedCookie: (name: string, value: string, secret: string, attributes: object) => unknown;
  context: Readonly<{
    secret: string;
    createAuthCookie: (
      name: string,
      attributes: { maxAge: number },
    ) => Readonly<{ name: string; attributes: object }>;
  }>;
}>;

const cookieFor = ({ context }: Cookies) =>
  context.createAuthCookie('sign_up', { maxAge: LASTS_SECONDS });

/** Marks the device on which the password of an unconfirmed account was set or given. */
export async function rememberSignUp(cookies: Cookies, userId: string): Promise<void> {
  const { name, attributes } = cookieFor(cookies);
  await cookies.setSignedCookie(name, userId, cookies.context.secret, attributes);
}

/** @returns the id of the unconfirmed account whose password this device has shown, or null */
export async function provenAccount(cookies: Cookies): Promise<string | null> {
  return (await cookies.getSignedCookie(cookieFor(cookies).name, cookies.context.secret)) || null;
}

/**
 * Leads a confirmation on another device to a form that asks for the password. Whoever opens a
 * mail owns its address but perhaps not the account: somebody else may have signed up with it,
 * and confirming would make that person's password the key of the owner's account.
 */
export function askForPassword(email: string, request: Request | undefined): APIError {
  const token = new URL(request?.url ?? 'http://localhost').searchParams.get('token') ?? '';
  const query = new URLSearchParams({ view: 'confirm', email, token });
  return new APIError('FOUND', undefined, { location: `/auth?${query}` });
}
