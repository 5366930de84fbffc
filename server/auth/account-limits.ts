import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/client.ts';
import { type Limit, spend } from '../rate-limit/rate-limit.ts';

type AccountLimit = Readonly<{
  /** From one address. */
  here: Limit;
  /** From all addresses together, beyond which an attempt is slowed down. */
  anywhere: Limit;
  /** From all addresses together, beyond which only devices that are known get through. */
  most: number;
}>;

const QUARTER = 900;
const HOUR = 3600;
const STEP_MS = 100;
const SLOWEST_MS = 2000;

/**
 * What one account may be tried with, beside better-auth's own limits by address. Nobody can
 * use up from elsewhere what the owner needs: attempts count by account and address together,
 * and a device that has signed in before has a count of its own.
 */
const LIMITS: Readonly<Record<string, AccountLimit>> = {
  '/sign-in/email': {
    here: { max: 10, windowSeconds: QUARTER },
    anywhere: { max: 20, windowSeconds: QUARTER },
    most: 300,
  },
  '/sign-up/email': {
    here: { max: 5, windowSeconds: HOUR },
    anywhere: { max: 10, windowSeconds: HOUR },
    most: 30,
  },
  '/request-password-reset': {
    here: { max: 5, windowSeconds: HOUR },
    anywhere: { max: 10, windowSeconds: HOUR },
    most: 10,
  },
  '/send-verification-email': {
    here: { max: 5, windowSeconds: HOUR },
    anywhere: { max: 10, windowSeconds: HOUR },
    most: 10,
  },
};

/** A device is trusted with as many attempts as an owner who tries to remember may need. */
const DEVICE_LIMIT: Limit = { max: 20, windowSeconds: QUARTER };

type Attempt = Readonly<{
  path: string;
  email: string;
  address: string;
  device: string | null;
}>;

/** @returns whether the attempt may go on, after the wait it has earned */
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
  const here = await spend(db, `${path} here`, `${email} ${address}`, limits.here);
  if (!here.allowed) return 'refused';
  const { hits } = await spend(db, `${path} anywhere`, email, limits.anywhere);
  // The mailbox holds links that still work, so the owner needs no further mail.
  if (hits > limits.most) return path.startsWith('/sign-') ? 'refused' : 'too many mails';
  const excess = hits - limits.anywhere.max;
  if (excess > 0) await wait(Math.min(SLOWEST_MS, excess * STEP_MS));
  return 'allowed';
}

/** Tries of the current password by somebody who is signed in, perhaps with a stolen session. */
const PASSWORD_TRIES: Limit = { max: 10, windowSeconds: QUARTER };

export async function mayTryPassword(db: Db, userId: string): Promise<boolean> {
  return (await spend(db, 'password tries', userId, PASSWORD_TRIES)).allowed;
}
