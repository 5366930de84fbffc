import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reading_plans (
      id uuid primary key default new_id(),
      -- walks name a plan by it, as "reading:" and the slug
      slug text not null unique check (slug ~ '^[a-z0-9-]{1,60}$'),
      title text not null,
      description text not null,
      plan_type text not null check (plan_type in (
        'complete_bible', 'new_testament', 'chronological', 'overview', 'gospels', 'wisdom',
        'new_believers', 'family', 'thematic', 'intensive')),
      duration_days integer not null check (duration_days between 1 and 1000),
      estimated_time_minutes integer not null check (estimated_time_minutes > 0),
      target_audience text not null,
      rules_description text not null,
      is_active boolean not null default true,
      -- the edition of the generated days: another one is generated anew
      edition integer not null
    )`.execute(db);

  await sql`
    create table reading_plan_days (
      plan_id uuid not null references reading_plans (id) on delete cascade,
      day integer not null check (day >= 1),
      title text,
      -- keys of references, each within one chapter
      readings text[] not null check (cardinality(readings) > 0),
      verse_key text not null,
      prayer text not null,
      application text not null,
      primary key (plan_id, day)
    )`.execute(db);

  // A member's reading of a day, before and beside its completion in plan_days.
  await sql`
    create table reading_progress (
      walk_id uuid not null references plan_walks (id) on delete cascade,
      day integer not null check (day >= 1),
      readings_completed text[] not null default '{}',
      audio_listened boolean not null default false,
      started_reading_at timestamptz,
      finished_reading_at timestamptz,
      primary key (walk_id, day)
    )`.execute(db);
}
