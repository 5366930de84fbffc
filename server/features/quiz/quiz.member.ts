import * as z from 'zod';
import { keyNamedIn } from '#shared/bible/find-references.ts';
import { QUIZ_LETTERS, QUIZ_LEVELS } from '#shared/quiz/quiz.ts';
import { applyOnce } from '../../changes/change.ts';
import type { Db } from '../../db/client.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { ById, memberProcedure, router, todayOf } from '../../trpc.ts';
import {
  addAttempt,
  answerQuestion,
  chooseDaily,
  listAnswers,
  listAttempts,
  listBest,
  listPlayable,
  readAttempt,
} from './attempts.queries.ts';
import { chooseQuestions } from './choose-questions.queries.ts';
import { joinRanking, leaveRanking, listRanking, readRankingPlace } from './ranking.queries.ts';
import { RankingName } from './ranking-name.ts';

const MOST_QUESTIONS = 10;
const DAILY_QUESTIONS = 5;
const DAILY = 'Quiz do dia';
const PAGE = 20;
const RANKED = 50;

const NONE = 'Nenhuma pergunta encontrada para esta categoria';
const FULL = 'Seu histórico chegou a 10.000 quizzes, o máximo que cabe nele.';
const NAME_REFUSALS = {
  taken: 'Outra pessoa já usa este nome. Escolha outro.',
  refused: 'Esse nome foi retirado por quem cuida do site. Escolha outro.',
} as const;

export const quizRouter = router({
  categories: memberProcedure.query(({ ctx }) => listPlayable(ctx.app.db)),

  start: memberProcedure
    .input(z.object({ categoryId: z.uuid(), level: z.enum(QUIZ_LEVELS) }))
    .mutation(async ({ ctx, input: { categoryId, level } }) => {
      const { db } = ctx.app;
      const choice = { categoryId, level, most: MOST_QUESTIONS };
      const questions = await chooseQuestions(db, ctx.user.id, choice);
      const [first] = questions;
      if (!first) throw new AppError('NOT_FOUND', NONE);
      const ids = inRandomOrder(questions.map(({ id }) => id));
      const about = { categoryId, category: first.category, level, day: null };
      const id = await addAttempt(db, ctx.user.id, about, ids);
      if (!id) throw new AppError('LIMIT_REACHED', FULL);
      return attemptOf(db, ctx.user.id, id);
    }),

  /**
   * Begins the quiz of today, or goes on with it. Today is the member's own: whoever plays the quiz
   * of a date anywhere has the same questions, plays them once, and stands in the ranking of that date.
   */
  startDaily: memberProcedure.mutation(async ({ ctx }) => {
    const { db } = ctx.app;
    const day = todayOf(ctx);
    const ids = await chooseDaily(db, day, DAILY_QUESTIONS);
    if (ids.length === 0) throw new AppError('NOT_FOUND', NONE);
    const about = { categoryId: null, category: DAILY, level: null, day };
    const id = await addAttempt(db, ctx.user.id, about, ids);
    if (!id) throw new AppError('LIMIT_REACHED', FULL);
    return attemptOf(db, ctx.user.id, id);
  }),

  attempt: memberProcedure
    .input(ById)
    .query(({ ctx, input }) => attemptOf(ctx.app.db, ctx.user.id, input.id)),

  answer: memberProcedure
    .input(
      z.object({
        attemptId: z.uuid(),
        position: z.int().min(1).max(MOST_QUESTIONS),
        chosen: z.enum(QUIZ_LETTERS, 'Selecione uma resposta'),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const { db } = ctx.app;
      const found = await applyOnce(ctx, (trx) => answerQuestion(trx, ctx.user.id, input));
      if (found === false) throw new AppError('NOT_FOUND');
      const { questions } = await attemptOf(db, ctx.user.id, input.attemptId);
      const answered = questions.find(({ position }) => position === input.position);
      if (!answered?.answer) throw new AppError('NOT_FOUND');
      return answered.answer;
    }),

  history: memberProcedure
    .input(z.object({ cursor: z.string().max(200).nullish() }))
    .query(async ({ ctx, input }) => {
      const after = readCursor(IdCursor, input.cursor)?.id ?? null;
      const rows = await listAttempts(ctx.app.db, ctx.user.id, { after, limit: PAGE + 1 });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  best: memberProcedure.query(({ ctx }) => listBest(ctx.app.db, ctx.user.id)),

  ranking: memberProcedure.query(async ({ ctx }) => {
    const { db } = ctx.app;
    const day = todayOf(ctx);
    return {
      day,
      ...(await readRankingPlace(db, ctx.user.id)),
      places: await listRanking(db, day, RANKED),
    };
  }),

  joinRanking: memberProcedure
    .input(z.object({ name: RankingName }))
    .mutation(async ({ ctx, input }) => {
      const joined = await joinRanking(ctx.app.db, ctx.user.id, input.name);
      if (joined !== 'joined') throw new AppError('INVALID_INPUT', NAME_REFUSALS[joined]);
    }),

  leaveRanking: memberProcedure.mutation(({ ctx }) => leaveRanking(ctx.app.db, ctx.user.id)),
});

/** An attempt as its member may see it: nothing tells the answer of a question that is open. */
async function attemptOf(db: Db, userId: string, id: string) {
  const attempt = await readAttempt(db, userId, id);
  if (!attempt) throw new AppError('NOT_FOUND');
  const rows = await listAnswers(db, id);
  return {
    ...attempt,
    questions: rows.map(
      ({ position, title, question, level, optionA, optionB, optionC, optionD, ...rest }) => ({
        position,
        title,
        question,
        level,
        options: { A: optionA, B: optionB, C: optionC, D: optionD },
        answer: answerOf(rest),
      }),
    ),
  };
}

type Answered = Omit<
  Awaited<ReturnType<typeof listAnswers>>[number],
  'position' | 'title' | 'question' | 'level' | 'optionA' | 'optionB' | 'optionC' | 'optionD'
>;

function answerOf({
  chosen,
  isRight,
  answeredAt,
  correctAnswer,
  explanation,
  reference,
  changedAt,
}: Answered) {
  if (chosen === null || answeredAt === null) return null;
  return {
    chosen,
    isRight: isRight === true,
    correctAnswer,
    explanation,
    reference: reference && keyNamedIn(reference),
    /** Whether the question was rewritten since. */
    changed: changedAt > answeredAt,
  };
}

function inRandomOrder<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
