import { type AuthRefusal, postAuth } from '../lib/data/post-auth.ts';
import { say } from './form-problems.ts';
import { sectionOf } from './views.ts';

/** Problems of a link, which the landing page tells. */
const LINK_PROBLEMS = new Set(['INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND']);

/** Confirms an address by the token of a mail, which a device may that has shown its password. */
export const confirmAddress = (token: string): Promise<AuthRefusal | null> =>
  postAuth('/verify-email', { token });

/**
 * Confirms as the link opens; the form that is shown otherwise asks for the password.
 * @param landing the page to go on to, which is also told of a link that does not work
 */
export async function confirmOnOpening(token: string, landing: string): Promise<void> {
  const { dataset } = document.documentElement;
  const { session = '' } = dataset;
  dataset['session'] = 'loading';
  const refusal = await confirmAddress(token);
  if (!refusal) return leaveFor(landing);
  if (LINK_PROBLEMS.has(refusal.code)) return leaveFor(`${landing}&error=${refusal.code}`);
  dataset['session'] = session;
  const form = sectionOf('confirm')?.querySelector('form');
  if (form && refusal.code !== 'FORBIDDEN') say(form, refusal.message);
}

async function leaveFor(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => {});
}
