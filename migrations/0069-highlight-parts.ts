import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Words of a verse stand in one translation; the print tells whether they are still the same.
  await sql`
    create table highlight_parts (
      user_id text not null references users (id) on delete cascade,
      translation text not null,
      book text not null,
      chapter integer not null check (chapter > 0),
      verse integer not null check (verse > 0),
      first_word integer not null check (first_word >= 0),
      last_word integer not null check (last_word >= first_word),
      print text not null check (print ~ '^[0-9a-f]{8}$'),
      colour text not null check (colour in ('amber', 'green', 'blue', 'rose', 'violet')),
      updated_at timestamptz not null default now(),
      primary key (user_id, book, chapter, verse, translation, first_word)
    )`.execute(db);
}
