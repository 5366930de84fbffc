import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Holds for some minutes what rows were before an act on several of them, so that it can be
  // undone from another page, or another device, of the same person.
  await sql`
    create table undoable_acts (
      id uuid primary key default new_id(),
      actor_id text not null references users (id) on delete cascade,
      kind text not null check (length(kind) between 1 and 40),
      -- [{ "id": …, "before": … }]
      changes jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index undoable_acts_actor_idx on undoable_acts (actor_id, id desc)`.execute(db);
}
