import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_categories (
      id uuid primary key default new_id(),
      name text not null check (length(name) between 1 and 80),
      description text check (length(description) between 1 and 300),
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index book_categories_name_idx on book_categories (lower(name))`.execute(
    db,
  );

  await sql`
    create table books (
      id uuid primary key default new_id(),
      name text not null check (length(name) between 1 and 160),
      description text check (length(description) between 1 and 1000),
      book_url text not null check (length(book_url) <= 2000),
      price numeric(10, 2) not null check (price >= 0),
      category_id uuid not null references book_categories (id),
      image_key text references stored_files (key) on delete restrict,
      is_active boolean not null default true,
      -- how often members followed the link
      accesses integer not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index books_category_idx on books (category_id, id desc)`.execute(db);
  await sql`create index books_image_idx on books (image_key)`.execute(db);

  await sql`
    create or replace view file_uses as
      select a.pdf_key as file_key, a.is_active and c.is_active as is_open
      from apostilas a join apostila_categories c on c.id = a.category_id
      union all
      select a.image_key, a.is_active and c.is_active
      from apostilas a join apostila_categories c on c.id = a.category_id
      where a.image_key is not null
      union all
      select pdf_key, false from apostila_past_pdfs
      union all
      select b.image_key, b.is_active and c.is_active
      from books b join book_categories c on c.id = b.category_id
      where b.image_key is not null`.execute(db);
}
