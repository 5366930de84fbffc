import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The acts of administrators and moderators. Rows name no member but by id, so they outlive
  // accounts.
  await sql`
    create table audit_log (
      id uuid primary key default new_id(),
      -- null for a maintainer's script
      actor_id text,
      action text not null,
      subject text not null,
      before jsonb,
      after jsonb,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_change()`.execute(db);

  // Content that a start has installed once and never restores after it was changed or deleted.
  await sql`
    create table seeds (
      name text primary key,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table quiz_categories (
      id uuid primary key default new_id(),
      name text not null check (length(name) between 1 and 80),
      description text check (length(description) between 1 and 300),
      author_id text references users (id) on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index quiz_categories_name_idx on quiz_categories (lower(name))`.execute(
    db,
  );
  await sql`create index quiz_categories_author_idx on quiz_categories (author_id)`.execute(db);

  await sql`
    create table quiz_questions (
      id uuid primary key default new_id(),
      -- null only for a deleted question whose category is gone as well
      category_id uuid references quiz_categories (id) on delete set null,
      title text not null check (length(title) between 1 and 120),
      question text not null check (length(question) between 1 and 500),
      level text not null check (level in ('Fácil', 'Médio', 'Difícil')),
      option_a text not null check (length(option_a) between 1 and 200),
      option_b text not null check (length(option_b) between 1 and 200),
      option_c text not null check (length(option_c) between 1 and 200),
      option_d text not null check (length(option_d) between 1 and 200),
      correct_answer text not null check (correct_answer in ('A', 'B', 'C', 'D')),
      explanation text check (length(explanation) between 1 and 600),
      reference text check (length(reference) between 1 and 80),
      author_id text references users (id) on delete set null,
      created_at timestamptz not null default now(),
      -- of its words; statistics count only the answers since
      changed_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (category_id is not null or deleted_at is not null)
    )`.execute(db);
  // The same question with the same options is stored once in a category.
  await sql`
    create unique index quiz_questions_once_idx on quiz_questions (category_id, md5(lower(
      question || E'\n' || option_a || E'\n' || option_b || E'\n' || option_c || E'\n' || option_d
    ))) where deleted_at is null`.execute(db);
  await sql`create index quiz_questions_category_idx on quiz_questions (category_id, id desc)`.execute(
    db,
  );
  await sql`create index quiz_questions_author_idx on quiz_questions (author_id)`.execute(db);

  await sql`
    create table quiz_attempts (
      id uuid primary key default new_id(),
      user_id text not null references users (id) on delete cascade,
      category_id uuid references quiz_categories (id) on delete set null,
      -- its name as the member saw it
      category text not null,
      -- null for the quiz of the day, which has questions of every level
      level text check (level in ('Fácil', 'Médio', 'Difícil')),
      day date,
      questions integer not null,
      right_answers integer not null default 0,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      unique (user_id, day)
    )`.execute(db);
  await sql`create index quiz_attempts_newest_idx on quiz_attempts (user_id, id desc)`.execute(db);
  await sql`create index quiz_attempts_category_idx on quiz_attempts (category_id)`.execute(db);
  await sql`create index quiz_attempts_day_idx on quiz_attempts (day, right_answers desc)
    where day is not null and finished_at is not null`.execute(db);

  await sql`
    create table quiz_answers (
      attempt_id uuid not null references quiz_attempts (id) on delete cascade,
      position integer not null,
      question_id uuid not null references quiz_questions (id) on delete cascade,
      chosen text check (chosen in ('A', 'B', 'C', 'D')),
      is_right boolean,
      shown_at timestamptz not null default now(),
      answered_at timestamptz,
      primary key (attempt_id, position),
      check ((chosen is null) = (is_right is null) and (chosen is null) = (answered_at is null))
    )`.execute(db);
  await sql`create index quiz_answers_question_idx on quiz_answers (question_id)`.execute(db);

  // Members who joined the ranking of the quiz of the day, under names they chose for it.
  await sql`
    create table quiz_ranking_names (
      user_id text primary key references users (id) on delete cascade,
      name text not null check (length(name) between 2 and 30),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index quiz_ranking_names_name_idx on quiz_ranking_names (lower(name))`.execute(
    db,
  );
}
