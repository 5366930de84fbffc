import { sql } from 'kysely';
import { startOfDay } from '../../db/brazilian-days.ts';
import type { Db } from '../../db/client.ts';

const MONTHS_AHEAD = 2;

/** Creates the partitions of this month and the next ones, where they are missing. */
export async function createVisitPartitions(db: Db): Promise<void> {
  await sql`select create_visit_partitions(${MONTHS_AHEAD}::integer)`.execute(db);
}

/** Whether an insert failed because nobody has created the partition of this month. */
export function isPartitionMissing(error: unknown): boolean {
  return error instanceof Error && /^no partition of relation "page_analytics"/.test(error.message);
}

const DELETED_AT_ONCE = 10_000;

/** Deletes the visits and sessions before a day of Brazil; whole months go with their partition. */
export async function deleteVisitsBefore(db: Db, day: string): Promise<void> {
  for (const name of await partitionsBefore(db, day)) {
    await sql`drop table ${sql.id('visit_partitions', name)}`.execute(db);
  }
  const before = startOfDay(day);
  let deleted = 0n;
  do {
    const { numAffectedRows } = await sql`
      delete from page_analytics where (visit_start, id) in (
        select visit_start, id from page_analytics
        where visit_start < ${before} order by visit_start limit ${DELETED_AT_ONCE}
      )`.execute(db);
    deleted = numAffectedRows ?? 0n;
  } while (deleted >= DELETED_AT_ONCE);
  await sql`delete from user_session_activity where last_activity_at < ${before}`.execute(db);
  await sql`delete from visit_months where month < date_trunc('month', ${day}::date)`.execute(db);
}

async function partitionsBefore(db: Db, day: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'page_analytics'::regclass order by c.relname`.execute(db);
  const month = day.slice(0, 7).replace('-', '_');
  return rows.map(({ name }) => name).filter((name) => name < `page_analytics_${month}`);
}
