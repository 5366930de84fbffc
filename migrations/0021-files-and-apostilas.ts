import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A row is written before its file, so that whatever a dead process leaves can be recognised.
  await sql`
    create table stored_files (
      -- random, so that no address of a file can be guessed
      key text primary key check (key ~ '^[A-Za-z0-9_-]{32}$'),
      kind text not null check (kind in ('booklet-pdf', 'booklet-image', 'book-image')),
      state text not null default 'pending' check (state in ('pending', 'stored')),
      -- as the sender called it, cleaned
      name text not null check (length(name) between 1 and 120),
      mime text not null,
      -- of all parts
      bytes integer not null check (bytes > 0),
      sha256 text not null,
      pages integer check (pages > 0),
      -- the file itself and its pictures, each with its location in the storage
      parts jsonb not null,
      created_by text references users (id) on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index stored_files_age_idx on stored_files (created_at)`.execute(db);
  await sql`create index stored_files_sender_idx on stored_files (created_by)`.execute(db);

  await sql`
    create table apostila_categories (
      id uuid primary key default new_id(),
      name text not null check (length(name) between 1 and 80),
      description text check (length(description) between 1 and 300),
      is_active boolean not null default true,
      created_by text references users (id) on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index apostila_categories_name_idx on apostila_categories (lower(name))`.execute(
    db,
  );
  await sql`
    create index apostila_categories_sender_idx on apostila_categories (created_by)`.execute(db);

  await sql`
    create table apostilas (
      id uuid primary key default new_id(),
      name text not null check (length(name) between 1 and 120),
      description text check (length(description) between 1 and 2000),
      category_id uuid not null references apostila_categories (id) on delete restrict,
      pdf_key text not null references stored_files (key) on delete restrict,
      image_key text references stored_files (key) on delete restrict,
      is_active boolean not null default true,
      -- booklets of a smaller number come first, those of the same number newest first
      position integer not null default 0,
      views integer not null default 0,
      downloads integer not null default 0,
      created_by text references users (id) on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index apostilas_category_idx on apostilas (category_id)`.execute(db);
  await sql`create index apostilas_pdf_idx on apostilas (pdf_key)`.execute(db);
  await sql`create index apostilas_image_idx on apostilas (image_key)`.execute(db);
  await sql`create index apostilas_sender_idx on apostilas (created_by)`.execute(db);

  // The PDFs that a booklet had before, which only its keepers may open.
  await sql`
    create table apostila_past_pdfs (
      apostila_id uuid not null references apostilas (id) on delete cascade,
      pdf_key text not null references stored_files (key) on delete restrict,
      replaced_by text references users (id) on delete set null,
      replaced_at timestamptz not null default now(),
      primary key (apostila_id, pdf_key)
    )`.execute(db);
  await sql`create index apostila_past_pdfs_key_idx on apostila_past_pdfs (pdf_key)`.execute(db);
  await sql`create index apostila_past_pdfs_sender_idx on apostila_past_pdfs (replaced_by)`.execute(
    db,
  );

  // Each thing that shows a file adds its rows here: an unused file is collected, and members
  // may open a file only where one of its uses is open to them.
  await sql`
    create view file_uses as
      select a.pdf_key as file_key, a.is_active and c.is_active as is_open
      from apostilas a join apostila_categories c on c.id = a.category_id
      union all
      select a.image_key, a.is_active and c.is_active
      from apostilas a join apostila_categories c on c.id = a.category_id
      where a.image_key is not null
      union all
      select pdf_key, false from apostila_past_pdfs`.execute(db);
}
