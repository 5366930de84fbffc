import type { Env } from '../env.ts';
import { GOOGLE_PATHS, offersGoogle } from './google.ts';
import { PASSKEY_PATHS } from './passkeys.ts';
import { SECOND_FACTOR_PATHS } from './second-factor.ts';
import { LINK_PATHS } from './sign-in-link.ts';

export const IS_SECOND_FACTOR: ReadonlySet<string> = new Set(SECOND_FACTOR_PATHS);

const OPEN_PATHS: readonly string[] = [
  '/get-session',
  '/sign-in/email',
  '/sign-out',
  '/sign-up/email',
  '/verify-email',
  '/send-verification-email',
  '/request-password-reset',
  '/reset-password',
  '/change-password',
  ...SECOND_FACTOR_PATHS,
  ...LINK_PATHS,
  ...PASSKEY_PATHS,
];

/** Our pages and mails use only these paths; all else in better-auth stays closed, now and later. */
export const openPaths = (env: Pick<Env, 'google'>): ReadonlySet<string> =>
  new Set([...OPEN_PATHS, ...(offersGoogle(env) ? GOOGLE_PATHS : [])]);
