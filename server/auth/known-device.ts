import { createHmac, randomUUID } from 'node:crypto';
import type { SignedCookies } from './signed-cookies.ts';

const LASTS_SECONDS = 365 * 86_400;

/** The name hides the account, because the cookie stays on the device after signing out. */
function accountName({ context }: SignedCookies, email: string): string {
  const hmac = createHmac('sha256', context.secret).update(`device:${email.toLowerCase()}`);
  return hmac.digest('hex').slice(0, 16);
}

function cookieFor(cookies: SignedCookies, account: string) {
  return cookies.context.createAuthCookie(`device_${account}`, { maxAge: LASTS_SECONDS });
}

/** @returns the id of a device that has signed in to the account before, or null for any other */
export async function knownDevice(cookies: SignedCookies, email: string): Promise<string | null> {
  const account = accountName(cookies, email);
  const { name } = cookieFor(cookies, account);
  const value = await cookies.getSignedCookie(name, cookies.context.secret);
  const [device, owner] = (value || '').split('.');
  return device && owner === account ? device : null;
}

/** Marks the device of a person who has just proven to own the account. */
export async function rememberDevice(cookies: SignedCookies, email: string): Promise<void> {
  if (await knownDevice(cookies, email)) return;
  const account = accountName(cookies, email);
  const { name, attributes } = cookieFor(cookies, account);
  const value = `${randomUUID()}.${account}`;
  await cookies.setSignedCookie(name, value, cookies.context.secret, attributes);
}
