import { type Kysely, sql } from 'kysely';

const TABLES = [
  ['apostila_categories', 'booklet_categories'],
  ['apostila_past_pdfs', 'booklet_past_pdfs'],
  ['apostilas', 'booklets'],
  ['plan_walks', 'plan_progress'],
] as const;

const COLUMNS = [
  ['booklet_past_pdfs', 'apostila_id', 'booklet_id'],
  ['plan_days', 'walk_id', 'progress_id'],
  ['plan_pauses', 'walk_id', 'progress_id'],
  ['reading_progress', 'walk_id', 'progress_id'],
] as const;

/** Gives tables and columns the words of the code; views, keys and indexes follow by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [old, table] of TABLES) {
    await sql`alter table ${sql.table(old)} rename to ${sql.ref(table)}`.execute(db);
  }
  for (const [table, old, column] of COLUMNS) {
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(old)} to ${sql.ref(column)}`.execute(
      db,
    );
  }
  await renameKeys(db);
}

/** The names of indexes and constraints stand in errors and plans, so that they say the same words. */
async function renameKeys(db: Kysely<unknown>): Promise<void> {
  const { rows: constraints } = await sql<{ place: string; name: string }>`
    select conrelid::regclass::text as place, conname as name from pg_constraint
    where connamespace = current_schema()::regnamespace and conname ~ ${OLD}`.execute(db);
  for (const { place, name } of constraints) {
    await sql`alter table ${sql.table(place)} rename constraint ${sql.ref(name)} to ${sql.ref(renamed(name))}`.execute(
      db,
    );
  }
  const { rows: indexes } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = current_schema() and indexname ~ ${OLD}`.execute(db);
  for (const { name } of indexes) {
    await sql`alter index ${sql.ref(name)} rename to ${sql.ref(renamed(name))}`.execute(db);
  }
}

const OLD = 'apostila|plan_walks|walk_id';

function renamed(name: string): string {
  return name
    .replace('apostila', 'booklet')
    .replace('plan_walks', 'plan_progress')
    .replace('walk_id', 'progress_id');
}
