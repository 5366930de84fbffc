import { sql } from 'kysely';
import { QUIZ_LEVELS, type QuizLevel } from '#shared/quiz/quiz.ts';
import type { Db } from '../../db/client.ts';

type Choice = Readonly<{ categoryId: string; level: QuizLevel; most: number }>;

/** At most this share of a quiz was shown before and not answered, while there are others. */
const SHOWN_BEFORE = 0.7;

/**
 * Chooses questions of a category for a member: of the level first, then of the nearest one, and
 * those that the member has answered last, the longest ago first.
 */
export async function chooseQuestions(db: Db, userId: string, { categoryId, level, most }: Choice) {
  const rows = await candidates(db, userId, { categoryId, level, most });
  const of = (state: string) => rows.filter((row) => row.state === state);
  const exact = ({ distance }: { distance: number }) => distance === 0;
  const [unseen, shown, answered] = [of('unseen'), of('shown'), of('answered')];
  const again = Math.floor(SHOWN_BEFORE * most);
  const ofLevel = shown.filter(exact);
  return [
    ...unseen.filter(exact),
    ...ofLevel.slice(0, again),
    ...unseen.filter((row) => !exact(row)),
    ...ofLevel.slice(again),
    ...shown.filter((row) => !exact(row)),
    ...answered,
  ].slice(0, most);
}

/** The best questions in each state, at random among equals. */
async function candidates(db: Db, userId: string, { categoryId, level, most }: Choice) {
  const place = (each: unknown) => sql`array_position(${[...QUIZ_LEVELS]}::text[], ${each}::text)`;
  const { rows } = await sql<{ id: string; category: string; state: string; distance: number }>`
    with past as (
      select question_id, max(quiz_answers.answered_at) as answered_at
      from quiz_attempts
      join quiz_answers on quiz_answers.attempt_id = quiz_attempts.id
      where quiz_attempts.user_id = ${userId}
      group by question_id
    ), known as (
      select quiz_questions.id, quiz_categories.name as category, past.answered_at,
        case when past.question_id is null then 'unseen'
          when past.answered_at is null then 'shown' else 'answered' end as state,
        abs(${place(sql.ref('quiz_questions.level'))} - ${place(level)}) as distance
      from quiz_questions
      join quiz_categories on quiz_categories.id = quiz_questions.category_id
      left join past on past.question_id = quiz_questions.id
      where quiz_questions.category_id = ${categoryId} and quiz_questions.deleted_at is null
    ), ranked as (
      select *, row_number() over (partition by state order by
        case when state = 'answered' then 0 else distance end,
        answered_at nulls first, random()) as rank
      from known
    )
    select id, category, state, distance from ranked where rank <= ${most} order by rank`.execute(
    db,
  );
  return rows;
}
