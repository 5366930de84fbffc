import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bible_books (
      code text primary key,
      position integer not null unique,
      name text not null,
      abbreviation text not null,
      testament text not null check (testament in ('old', 'new')),
      chapters integer not null check (chapters > 0)
    )`.execute(db);

  // An edition is one complete import. Readers see the edition its translation points at,
  // so a new one can be loaded in small steps and appear all at once.
  await sql`
    create table translations (
      id text primary key check (id ~ '^[a-z0-9-]{2,40}$'),
      position integer not null,
      name text not null,
      abbreviation text not null,
      language text not null,
      version text,
      license text not null,
      license_url text,
      attribution text not null,
      source text,
      edition_id uuid,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table bible_editions (
      id uuid primary key default new_id(),
      translation_id text not null references translations (id) on delete cascade,
      status text not null default 'loading' check (status in ('loading', 'complete')),
      content_hash text,
      -- the version of what we derive from the text: search words, documents
      derived_version integer not null,
      report jsonb,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    alter table translations add foreign key (edition_id) references bible_editions (id)`.execute(
    db,
  );
  await sql`create index bible_editions_translation_id_idx on bible_editions (translation_id)`.execute(
    db,
  );

  await sql`
    create table chapters (
      edition_id uuid not null references bible_editions (id) on delete cascade,
      book_code text not null references bible_books (code),
      chapter integer not null check (chapter > 0),
      gzip bytea not null,
      brotli bytea not null,
      primary key (edition_id, book_code, chapter)
    )`.execute(db);

  await sql`
    create table verses (
      edition_id uuid not null references bible_editions (id) on delete cascade,
      -- canonical order in one number: book, chapter and verse as BBCCCVVV
      place integer not null,
      book_code text not null references bible_books (code),
      chapter integer not null check (chapter > 0),
      verse integer not null check (verse > 0),
      text text not null check (text <> ''),
      -- the plain forms in order, and the words they belong to
      words text not null,
      families text not null,
      search tsvector generated always as (
        setweight(to_tsvector('simple'::regconfig, words), 'A') ||
        setweight(to_tsvector('simple'::regconfig, families), 'D')) stored,
      primary key (edition_id, place)
    )`.execute(db);
  await sql`create index verses_search_idx on verses using gin (search)`.execute(db);

  // The vocabulary of an edition: the lemma of each form (column family) and its occurrences.
  await sql`
    create table word_forms (
      edition_id uuid not null references bible_editions (id) on delete cascade,
      form text not null,
      family text not null,
      uses integer not null check (uses > 0),
      primary key (edition_id, form)
    )`.execute(db);

  // One row per translation: the claim on its installation, the progress and the last problem.
  await sql`
    create table bible_installs (
      translation_id text primary key,
      status text not null check (status in ('running', 'failed', 'done')),
      books_done integer not null default 0,
      books_total integer not null default 66,
      problem text,
      leased_until timestamptz not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
}
