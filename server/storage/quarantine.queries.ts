import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** The mark of this database's files. */
export async function readMark(db: Db): Promise<string> {
  const { mark } = await db.selectFrom('installation').select('mark').executeTakeFirstOrThrow();
  return mark;
}

/** Makes the quarantine consist of these objects; those that were in it keep their day. */
export async function setQuarantine(
  db: Db,
  locations: readonly string[],
  foundAt: Date,
): Promise<void> {
  await db
    .deleteFrom('quarantinedFiles')
    .where(sql<boolean>`not (location = any(${locations}::text[]))`)
    .execute();
  await sql`
    insert into quarantined_files (location, found_at)
    select location, ${foundAt} from unnest(${locations}::text[]) as location
    on conflict (location) do nothing`.execute(db);
}

/** The objects that have been in quarantine since before a time. */
export async function listDue(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('quarantinedFiles')
    .select('location')
    .where('foundAt', '<', before)
    .execute();
  return rows.map(({ location }) => location);
}

export async function awaitConfirmation(db: Db, locations: readonly string[]): Promise<void> {
  await db
    .updateTable('quarantinedFiles')
    .set({ awaitsConfirmation: sql`location = any(${locations}::text[])` })
    .execute();
}

export async function forgetQuarantined(db: Db, locations: readonly string[]): Promise<void> {
  await db
    .deleteFrom('quarantinedFiles')
    .where(sql<boolean>`location = any(${locations}::text[])`)
    .execute();
}

/** How many objects are in quarantine, and how many of them an administrator is asked about. */
export async function countQuarantined(
  db: Db,
): Promise<Readonly<{ quarantined: number; asked: number }>> {
  return db
    .selectFrom('quarantinedFiles')
    .select(sql<number>`count(*)::int`.as('quarantined'))
    .select(sql<number>`(count(*) filter (where awaits_confirmation))::int`.as('asked'))
    .executeTakeFirstOrThrow();
}
