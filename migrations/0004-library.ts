import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The search index of the authored library; its content stays in modules.
  await sql`
    create table library_entries (
      kind text not null,
      slug text not null,
      names text not null,
      body text not null,
      content_hash text not null,
      search tsvector generated always as (
        setweight(to_tsvector('portuguese'::regconfig, names), 'A') ||
        setweight(to_tsvector('portuguese'::regconfig, body), 'D')) stored,
      primary key (kind, slug)
    )`.execute(db);
  await sql`create index library_entries_search_idx on library_entries using gin (search)`.execute(
    db,
  );
}
