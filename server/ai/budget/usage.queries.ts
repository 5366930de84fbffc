import { type RawBuilder, sql } from 'kysely';
import type { BookedKind } from '#shared/answers/answer-kinds.ts';
import type { Db } from '../../db/client.ts';
import type { UsageStatus } from './usage.table.ts';

export type Reservation = Readonly<{
  id: string;
  day: string;
  /** The budgets that pay, in the order in which their rows are locked. */
  scopes: readonly string[];
  tokens: number;
}>;

/** Tokens of a day; null for the member where the site pays alone. */
export type DailyLimits = Readonly<{ member: number | null; site: number }>;

/**
 * Sets tokens aside of the member's and the site's budget of the day, both or neither. One
 * statement takes the site's row last, which all answers share, so that it is locked for no
 * longer than the statement takes to commit.
 * @returns null when one of them does not hold that much any more
 */
export async function reserveTokens(
  db: Db,
  reservation: {
    userId: string;
    day: string;
    generator: BookedKind;
    model: string;
    tokens: number;
    processId: string;
  },
  { member, site }: DailyLimits,
): Promise<Reservation | null> {
  const { userId, day, generator, model, tokens, processId } = reservation;
  const scopes = member === null ? ['site'] : [userId, 'site'];
  const { rows } = await sql<{ id: string | null; ofMember: boolean }>`
    with of_member as (${takeOf(day, userId, tokens, member ?? 0, sql`${member !== null}`)}),
    of_site as (${takeOf(day, 'site', tokens, site, sql`${member === null} or exists (select from of_member)`)}),
    reserved as (
      insert into ai_usage
        (user_id, day, generator, model, source, status, reserved_tokens, process_id)
      select ${userId}, ${day}::date, ${generator}, ${model}, 'model', 'reserved', ${tokens}::int, ${processId}
      where exists (select from of_site)
      returning id
    )
    select (select id from reserved), exists (select from of_member) as of_member
  `.execute(db);
  const [taken] = rows;
  if (taken?.id) return { id: taken.id, day, scopes, tokens };
  // The site's budget was spent: the member's, who was first in the statement, gets theirs back.
  if (taken?.ofMember) await giveBack(db, day, userId, tokens);
  return null;
}

/** Takes tokens of one budget where it holds them and the condition is met. */
function takeOf(
  day: string,
  scope: string,
  tokens: number,
  limit: number,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into ai_budgets (day, scope, tokens)
    select ${day}::date, ${scope}, ${tokens}::bigint
    where ${tokens}::bigint <= ${limit}::bigint and (${condition})
    on conflict (day, scope) do update set tokens = ai_budgets.tokens + excluded.tokens
      where ai_budgets.tokens + excluded.tokens <= ${limit}::bigint
    returning scope`;
}

async function giveBack(db: Db, day: string, scope: string, tokens: number): Promise<void> {
  await db
    .updateTable('aiBudgets')
    .set({ tokens: sql`greatest(0, tokens - ${tokens})` })
    .where('day', '=', day)
    .where('scope', '=', scope)
    .execute();
}

export type Settlement = Readonly<{
  status: Exclude<UsageStatus, 'reserved'>;
  inputTokens: number;
  outputTokens: number;
  estimated: boolean;
  /** Keys of the verses whose words were shown. */
  verses: string[];
}>;

/**
 * Books what was used and gives the rest of the reservation back, in one statement and in the
 * same order as when reserving, so that the two never wait for each other; settling twice changes
 * nothing.
 */
export async function settleTokens(
  db: Db,
  { id, day, scopes, tokens }: Reservation,
  { status, inputTokens, outputTokens, estimated, verses }: Settlement,
): Promise<void> {
  const surplus = inputTokens + outputTokens - tokens;
  const [member = 'site'] = scopes;
  await sql`
    with settled as (
      update ai_usage
      set status = ${status}, input_tokens = ${inputTokens}::int, output_tokens = ${outputTokens}::int,
        estimated = ${estimated}, verses = ${verses}, settled_at = now()
      where id = ${id} and status = 'reserved'
      returning id
    ),
    of_member as (
      update ai_budgets set tokens = greatest(0, tokens + ${surplus}::bigint)
      where day = ${day}::date and scope = ${member} and scope <> 'site'
        and exists (select from settled)
      returning scope
    )
    update ai_budgets set tokens = greatest(0, tokens + ${surplus}::bigint)
    where day = ${day}::date and scope = 'site' and exists (select from settled)
      and (select count(*) from of_member) >= 0
  `.execute(db);
}

/** The answers of today (UTC) by where they came from, with which model, and how they ended. */
export function readUsageToday(db: Db) {
  return db
    .selectFrom('aiUsage')
    .select(['source', 'status', 'model'])
    .select([
      sql<number>`count(*)::int`.as('answers'),
      sql<number>`sum(input_tokens)::float8`.as('inputTokens'),
      sql<number>`sum(output_tokens)::float8`.as('outputTokens'),
    ])
    .where('day', '=', sql<string>`(now() at time zone 'UTC')::date`)
    .groupBy(['source', 'status', 'model'])
    .execute();
}

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
