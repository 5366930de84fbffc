import { sql } from 'kysely';
import {
  addMonths,
  type GeneratedAnswers,
  type MonthlyFigures,
} from '#shared/tracking/monthly-report.ts';
import { startOfDay } from '../../../db/brazilian-days.ts';
import type { Db } from '../../../db/client.ts';
import { readLibraryUses } from '../../library-uses/api.ts';
import { readWindow } from '../statistics.queries.ts';

type Members = MonthlyFigures['members'];
type Activity = MonthlyFigures['activity'];
type Quiz = MonthlyFigures['quiz'];

/** The figures of a month of Brazil; months that are not over have those until now. */
export async function readMonthlyFigures(db: Db, month: string): Promise<MonthlyFigures> {
  const [from, to] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  const { firstRaw } = await readWindow(db, from, to);
  const days = { from, firstRaw, to };
  // One after the other: the embedded database has a single connection.
  return {
    members: await readMembers(db, days),
    activity: await readActivity(db, days),
    answers: await readAnswers(db, days),
    quiz: await readQuiz(db, days),
    library: await readLibraryUses(db, days),
  };
}

/** A month; the days before `firstRaw` are summed up, the visits of the others are counted. */
type Days = Readonly<{ from: string; firstRaw: string; to: string }>;

/** Members are told apart once, by hash: `union` and `count(distinct …)` sort all of their signs. */
async function readMembers(db: Db, { from, firstRaw, to }: Days): Promise<Members> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${startOfDay(to)}`;
  const { rows } = await sql<Members>`
    select count(*)::integer as total,
      (count(*) filter (where created_at >= ${startOfDay(from)}))::integer as created,
      (count(*) filter (where blocked_at < ${startOfDay(to)}))::integer as blocked,
      (select count(*)::integer from (select distinct user_id from (
        select user_id from visit_months where month = ${from}::date
        union all select user_id from page_analytics
          where visit_start >= ${startOfDay(firstRaw)} and visit_start < ${startOfDay(to)}
        union all select user_id from ai_usage
          where day >= ${from}::date and day < ${to}::date and user_id is not null
        union all select user_id from saved_verses where ${within('created_at')}
        union all select user_id from quiz_attempts where ${within('created_at')}
      ) as signs) as members) as active
    from users where created_at < ${startOfDay(to)}`.execute(db);
  return rows[0] ?? { total: 0, created: 0, blocked: 0, active: 0 };
}

/** Visits come from the daily sums, and for days that have none yet from the visits themselves. */
async function readActivity(db: Db, { from, firstRaw, to }: Days): Promise<Activity> {
  const count = (table: string, column: string, which = sql`true`) => sql`
    (select count(*)::integer from ${sql.table(table)} where ${which}
      and ${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${startOfDay(to)})`;
  const { rows } = await sql<Activity>`
    with visits as (
      select visits, seconds from visit_days
      where page_path = '*' and day >= ${from}::date and day < ${to}::date
      union all
      select count(*)::integer, coalesce(sum(time_spent_seconds), 0)::bigint
      from page_analytics
      where visit_start >= ${startOfDay(firstRaw)} and visit_start < ${startOfDay(to)}
    )
    select sum(visits)::integer as visits, (sum(seconds) / 3600.0)::double precision as hours,
      ${count('reading_progress', 'finished_reading_at')} as reading_days,
      ${count('saved_verses', 'created_at', sql`saved`)} as saved_verses,
      ${count('diary_entries', 'created_at')} as diary_entries
    from visits`.execute(db);
  return rows[0] ?? { visits: 0, hours: 0, readingDays: 0, savedVerses: 0, diaryEntries: 0 };
}

async function readAnswers(db: Db, { from, to }: Days): Promise<readonly GeneratedAnswers[]> {
  const { rows } = await sql<GeneratedAnswers>`
    select generator,
      (count(*) filter (where source = 'model' and status = 'done'))::integer as model,
      (count(*) filter (where source = 'library'))::integer as library,
      (count(*) filter (where source = 'cache'))::integer as cache,
      sum(input_tokens)::double precision as input_tokens,
      sum(output_tokens)::double precision as output_tokens
    from ai_usage where day >= ${from}::date and day < ${to}::date
    group by generator order by count(*) desc, generator`.execute(db);
  return rows;
}

async function readQuiz(db: Db, { from, to }: Days): Promise<Quiz> {
  const { rows } = await sql<Quiz>`
    select started, finished, members, answered, "right"
    from (
      select count(*)::integer as started, count(finished_at)::integer as finished,
        count(distinct user_id)::integer as members
      from quiz_attempts
      where created_at >= ${startOfDay(from)} and created_at < ${startOfDay(to)}
    ) attempts, (
      select count(*)::integer as answered, (count(*) filter (where is_right))::integer as "right"
      from quiz_answers
      where answered_at >= ${startOfDay(from)} and answered_at < ${startOfDay(to)}
    ) answers`.execute(db);
  return rows[0] ?? { started: 0, finished: 0, members: 0, answered: 0, right: 0 };
}
