import { createHash } from 'node:crypto';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors.ts';
import { noteLimit } from '../process/notices.ts';
import { countHit } from './rate-limit.queries.ts';

export type Limit = Readonly<{ max: number; windowSeconds: number }>;

type Verdict = Readonly<{ allowed: boolean; hits: number; retryAfterSeconds: number }>;

/**
 * Counts one use of `subject` (an address, an account) under `name`. The database counts in one
 * statement, so parallel requests and other instances share the count. Subjects are personal
 * data, so they are stored as hashes.
 */
export async function spend(db: Db, name: string, subject: string, limit: Limit): Promise<Verdict> {
  const hash = createHash('sha256').update(subject.toLowerCase()).digest('base64url').slice(0, 22);
  const { hits, secondsLeft } = await countHit(db, `${name}:${hash}`, limit.windowSeconds);
  if (hits > limit.max) noteLimit(name);
  return { allowed: hits <= limit.max, hits, retryAfterSeconds: Math.max(1, secondsLeft) };
}

/** Counts one use. @throws where there were too many */
export async function spendOrRefuse(...use: Parameters<typeof spend>): Promise<void> {
  const { allowed, retryAfterSeconds: retryAfter } = await spend(...use);
  if (!allowed) throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter });
}
