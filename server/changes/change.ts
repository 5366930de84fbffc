import { type Db, inTransaction } from '../db/client.ts';
import { claimChange } from './applied-changes.queries.ts';

/** A change that a client may have made some time ago, and may send more than once. */
export type Change = Readonly<{
  key: string;
  /** The member who made it, on a device that others may use too. */
  userId: string;
  madeAt: Date;
}>;

/** How long ago a change can have been made; an older one counts as made then. */
const LONGEST_AGE_SECONDS = 60 * 86_400;

/** The change's key, the seconds since it was made, and the member: a wrong clock moves nothing. */
const CHANGE =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12});(\d{1,10});([\w-]{1,100})$/;

export const isChange = (header: string) => CHANGE.test(header);

/** Reads the header of a change; null for a call that is sent once, as it is made. */
export function readChange(header: string | undefined, now: Date): Change | null {
  const [, key, age, userId] = CHANGE.exec(header ?? '') ?? [];
  if (key === undefined || userId === undefined) return null;
  const seconds = Math.min(Number(age), LONGEST_AGE_SECONDS);
  return { key, userId, madeAt: new Date(now.getTime() - seconds * 1000) };
}

type Call = Readonly<{
  app: Readonly<{ db: Db }>;
  user: Readonly<{ id: string }>;
  change: Change | null;
}>;

/**
 * Applies a change in one transaction with its key, so that it is applied once however often it
 * is sent. Only statements belong in `apply`: PGlite has one connection.
 * @returns null when it was applied before
 */
export async function applyOnce<Result>(
  { app, user, change }: Call,
  apply: (db: Db) => Promise<Result>,
): Promise<Result | null> {
  if (!change) return apply(app.db);
  return inTransaction(app.db, async (trx) =>
    (await claimChange(trx, user.id, change.key)) ? apply(trx) : null,
  );
}
