import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Counts the uses of each booklet and book on a day of Brazil, and not by whom.
  await sql`
    create table library_uses (
      day date not null,
      kind text not null check (kind in ('booklet-download', 'booklet-view', 'book-access')),
      -- of a booklet or a book; the counts of a day outlive what was opened
      item_id uuid not null,
      uses integer not null check (uses > 0),
      primary key (day, kind, item_id)
    )`.execute(db);

  // Openings from before this table have no day, so reports name the day from which all have one.
  await sql`
    create table library_uses_start (
      is_only boolean primary key default true check (is_only),
      day date not null
    )`.execute(db);
  await sql`
    insert into library_uses_start (day)
    select (now() at time zone 'America/Sao_Paulo')::date
    where exists (select from apostilas where views > 0 or downloads > 0)
      or exists (select from books where accesses > 0)`.execute(db);
}
