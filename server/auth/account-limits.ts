import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/client.ts';
import { type Limit, spend } from '../rate-limit/rate-limit.ts';

type AccountLimit = Readonly<{
  perAddress: Limit;
  /** Attempts from all addresses together, beyond which each further one is slowed down. */
  total: Limit;
  /** Attempts from all addresses together, beyond which only known devices get through. */
  max: number;
}>;

/** better-auth's own limits by address: requests in seconds. */
export const ADDRESS_LIMITS = {
  '/sign-in/email': { window: 60, max: 20 },
  '/sign-up/email': { window: 3600, max: 20 },
  '/request-password-reset': { window: 3600, max: 20 },
  '/send-verification-email': { window: 3600, max: 20 },
  '/get-session': { window: 60, max: 600 },
  '/sign-in/magic-link': { window: 3600, max: 20 },
  '/magic-link/verify': { window: 60, max: 20 },
  // Wrong codes are counted by account besides.
  '/two-factor/*': { window: 60, max: 30 },
  // A challenge is a row, and what answers one is judged by its signature.
  '/passkey/*': { window: 60, max: 30 },
  // So is a way to Google.
  '/sign-in/social': { window: 60, max: 30 },
  '/callback/*': { window: 60, max: 30 },
};

const QUARTER = 900;
const HOUR = 3600;
const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 2000;

/**
 * The limits of one account, beside better-auth's own by address. Attempts are counted by account
 * and address together, and a device that has signed in before has a count of its own, so nobody
 * elsewhere can lock the owner out.
 */
const LIMITS: Readonly<Record<string, AccountLimit>> = {
  '/sign-in/email': {
    perAddress: { max: 10, windowSeconds: QUARTER },
    total: { max: 20, windowSeconds: QUARTER },
    max: 300,
  },
  '/sign-up/email': {
    perAddress: { max: 5, windowSeconds: HOUR },
    total: { max: 10, windowSeconds: HOUR },
    max: 30,
  },
  '/request-password-reset': {
    perAddress: { max: 5, windowSeconds: HOUR },
    total: { max: 10, windowSeconds: HOUR },
    max: 10,
  },
  '/sign-in/magic-link': {
    perAddress: { max: 5, windowSeconds: HOUR },
    total: { max: 10, windowSeconds: HOUR },
    max: 10,
  },
  '/send-verification-email': {
    perAddress: { max: 5, windowSeconds: HOUR },
    total: { max: 10, windowSeconds: HOUR },
    max: 10,
  },
};

/** These are answered by a mail. */
const MAILED: ReadonlySet<string> = new Set([
  '/request-password-reset',
  '/sign-in/magic-link',
  '/send-verification-email',
]);

/** A known device gets as many attempts as an owner may need who tries to remember a password. */
const DEVICE_LIMIT: Limit = { max: 20, windowSeconds: QUARTER };

type Attempt = Readonly<{
  path: string;
  email: string;
  address: string;
  device: string | null;
}>;

/** Counts an attempt and delays it where there were many. */
export async function admitAttempt(
  db: Db,
  { path, email, address, device }: Attempt,
): Promise<'allowed' | 'refused' | 'too many mails'> {
  const limits = LIMITS[path];
  if (!limits) return 'allowed';
  if (device) {
    const { allowed } = await spend(db, `${path} device`, `${email} ${device}`, DEVICE_LIMIT);
    if (allowed) return 'allowed';
  }
  const verdict = await spend(db, `${path} here`, `${email} ${address}`, limits.perAddress);
  if (!verdict.allowed) return 'refused';
  const { hits } = await spend(db, `${path} anywhere`, email, limits.total);
  // The mailbox holds links that still work, so the owner needs no further mail.
  if (hits > limits.max) return MAILED.has(path) ? 'too many mails' : 'refused';
  const excess = hits - limits.total.max;
  if (excess > 0) await wait(Math.min(MAX_DELAY_MS, excess * DELAY_STEP_MS));
  return 'allowed';
}

/** Whoever is signed in may hold a stolen session, so guesses of the current password are few. */
const PASSWORD_ATTEMPTS: Limit = { max: 10, windowSeconds: QUARTER };

export async function mayTryPassword(db: Db, userId: string): Promise<boolean> {
  return (await spend(db, 'password tries', userId, PASSWORD_ATTEMPTS)).allowed;
}
