import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { UsageStatus } from './usage.table.ts';

/** A budget of a day, and how much of it there is. */
type Account = Readonly<{ scope: string; limit: number }>;

export type Reservation = Readonly<{
  id: string;
  day: string;
  accounts: readonly Account[];
  tokens: number;
}>;

/** Tokens of a day; null for the member where the site pays alone. */
export type DailyLimits = Readonly<{ member: number | null; site: number }>;

class BudgetSpent extends Error {}

/**
 * Sets tokens aside of the site's and the member's budget of the day, both or neither.
 * @returns null when one of them does not hold that much any more
 */
export async function reserveTokens(
  db: Db,
  reservation: {
    userId: string;
    day: string;
    generator: string;
    model: string;
    tokens: number;
    processId: string;
  },
  { member, site }: DailyLimits,
): Promise<Reservation | null> {
  const { userId, day, generator, model, tokens, processId } = reservation;
  // Always in this order, so that two reservations never wait for each other.
  const accounts = [
    { scope: 'site', limit: site },
    ...(member === null ? [] : [{ scope: userId, limit: member }]),
  ];
  try {
    return await db.transaction().execute(async (trx) => {
      for (const account of accounts) await take(trx, day, account, tokens);
      const { id } = await trx
        .insertInto('aiUsage')
        .values({
          userId,
          day,
          generator,
          model,
          source: 'model',
          status: 'reserved',
          reservedTokens: tokens,
          processId,
          settledAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, day, accounts, tokens };
    });
  } catch (error) {
    if (error instanceof BudgetSpent) return null;
    throw error;
  }
}

async function take(
  trx: Transaction<Database>,
  day: string,
  { scope, limit }: Account,
  tokens: number,
): Promise<void> {
  const row = await trx
    .insertInto('aiBudgets')
    .values({ day, scope, tokens: String(tokens) })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'scope'])
        .doUpdateSet({ tokens: sql`ai_budgets.tokens + ${tokens}` }),
    )
    .returning('tokens')
    .executeTakeFirstOrThrow();
  if (Number(row.tokens) > limit) throw new BudgetSpent();
}

export type Settlement = Readonly<{
  status: Exclude<UsageStatus, 'reserved'>;
  inputTokens: number;
  outputTokens: number;
  estimated: boolean;
  /** Keys of the verses whose words were shown. */
  verses: string[];
}>;

/** Books what was used and gives the rest of the reservation back; settling twice changes nothing. */
export async function settleTokens(
  db: Db,
  reservation: Reservation,
  settlement: Settlement,
): Promise<void> {
  const used = settlement.inputTokens + settlement.outputTokens;
  await db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('aiUsage')
      .set({ ...settlement, settledAt: new Date() })
      .where('id', '=', reservation.id)
      .where('status', '=', 'reserved')
      .returning('id')
      .executeTakeFirst();
    if (!settled) return;
    // In the same order as when reserving, so that the two never wait for each other.
    for (const { scope } of reservation.accounts) {
      await trx
        .updateTable('aiBudgets')
        .set({ tokens: sql`greatest(0, tokens + ${used - reservation.tokens})` })
        .where('day', '=', reservation.day)
        .where('scope', '=', scope)
        .execute();
    }
  });
}

/** Renewed by each process as long as it lives. */
export const processLease = (processId: string) => `process ${processId}`;

/**
 * Settles the reservations of processes that are gone: what they used nobody knows, so
 * all that was set aside counts as spent.
 */
export async function settleForgotten(db: Db): Promise<void> {
  await db
    .updateTable('aiUsage')
    .set(({ ref }) => ({
      status: 'failed' as const,
      inputTokens: ref('reservedTokens'),
      estimated: true,
      settledAt: new Date(),
    }))
    .where('status', '=', 'reserved')
    // A process takes its lease before its first reservation.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leases')
            .select('name')
            .whereRef('name', '=', sql`'process ' || ai_usage.process_id`)
            .where('leasedUntil', '>', sql<Date>`now()`),
        ),
      ),
    )
    .execute();
}

/** An answer that cost nothing: from the library or the cache. */
export async function bookFreeAnswer(
  db: Db,
  answer: {
    userId: string;
    day: string;
    generator: string;
    source: 'library' | 'cache';
    status: Exclude<UsageStatus, 'reserved'>;
    verses: string[];
  },
): Promise<void> {
  await db
    .insertInto('aiUsage')
    .values({ ...answer, model: null, settledAt: new Date() })
    .execute();
}

const ANSWERS_REMEMBERED = 30;

/** The verses that a member's latest answers showed: another one does more good. */
export async function readRecentVerses(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('aiUsage')
    .select('verses')
    .where('userId', '=', userId)
    .where('status', '=', 'done')
    .orderBy('createdAt', 'desc')
    .limit(ANSWERS_REMEMBERED)
    .execute();
  return new Set(rows.flatMap(({ verses }) => verses));
}
