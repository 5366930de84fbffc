import * as z from 'zod';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { QUIZ_LEVELS, requiredField } from '#shared/quiz/quiz.ts';
import { checkQuestion } from '#shared/quiz/quiz-check.ts';
import {
  LARGEST_QUIZ_FILE,
  MOST_QUIZ_ROWS,
  problemLines,
  quizCsv,
  refuseFile,
  TOO_LARGE,
} from '#shared/quiz/quiz-csv.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { ById, moderatorProcedure, router } from '../../trpc.ts';
import { readUndoable, TOO_LATE } from '../admin-lists/api.ts';
import { recordAct } from '../audit/api.ts';
import {
  moveQuestions,
  QUIZ_UNDOABLE,
  removeQuestions,
  undoQuestions,
} from './question-batches.queries.ts';
import {
  addQuestion,
  exportQuestions,
  listQuestions,
  readQuestion,
  updateQuestion,
} from './questions.queries.ts';
import { importWithProgress } from './quiz-import.service.ts';
import { listRankingNames, refuseRankingName } from './ranking.queries.ts';
import { readQuizApart } from './read-quiz.ts';

const PAGE = 30;
const MOST_RANKING_NAMES = 200;
const REPEATED = 'Já existe uma pergunta igual nesta categoria.';

const MOST_AT_ONCE = 200;

const Ids = z.array(z.uuid()).min(1).max(MOST_AT_ONCE);
const UserId = z.string().regex(/^[\w-]{1,100}$/);
const Field = z.string().max(2000, 'O texto é longo demais.');

/** The fields of a form; the rules are those of `checkQuestion`. */
const Draft = {
  title: Field,
  question: Field,
  category: Field,
  level: Field,
  optionA: Field,
  optionB: Field,
  optionC: Field,
  optionD: Field,
  correctAnswer: Field,
  explanation: Field.default(''),
  reference: Field.default(''),
};

function checked(draft: Parameters<typeof checkQuestion>[0], issues: z.RefinementCtx) {
  const result = checkQuestion(draft);
  if ('question' in result) return result.question;
  for (const { field, missing, message } of result.problems) {
    const problem = missing ? requiredField(field) : message;
    issues.addIssue({ code: 'custom', path: [field], message: problem });
  }
  return z.NEVER;
}

export const quizAdminRouter = router({
  list: moderatorProcedure
    .input(
      z.object({
        query: z.string().overwrite(cleanText).max(200).default(''),
        categoryId: z.uuid().nullish(),
        level: z.enum(QUIZ_LEVELS).nullish(),
        missed: z.boolean().default(false),
        cursor: z.string().max(200).nullish(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const rows = await listQuestions(ctx.app.db, {
        words: plainWordsOf(input.query).join(' '),
        categoryId: input.categoryId ?? null,
        level: input.level ?? null,
        missed: input.missed,
        after: readCursor(IdCursor, input.cursor)?.id ?? null,
        limit: PAGE + 1,
      });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  /** null for a question that is not there, so that its page can say so. */
  question: moderatorProcedure
    .input(z.object({ id: z.string().max(60) }))
    .query(async ({ ctx, input }) => {
      const id = z.uuid().safeParse(input.id);
      return id.success ? ((await readQuestion(ctx.app.db, id.data)) ?? null) : null;
    }),

  create: moderatorProcedure
    .input(z.object(Draft).transform(checked))
    .mutation(async ({ ctx, input }) => {
      const id = await addQuestion(ctx.app.db, ctx.user.id, input);
      if (!id) throw new AppError('INVALID_INPUT', REPEATED);
      return { id };
    }),

  update: moderatorProcedure
    .input(
      z.object({ id: z.uuid(), ...Draft }).transform(({ id, ...draft }, issues) => ({
        id,
        question: checked(draft, issues),
      })),
    )
    .mutation(async ({ ctx, input }) => {
      const outcome = await updateQuestion(ctx.app.db, ctx.user.id, input.id, input.question);
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome === 'repeated') throw new AppError('INVALID_INPUT', REPEATED);
    }),

  remove: moderatorProcedure.input(z.object({ ids: Ids })).mutation(async ({ ctx, input }) => {
    const removed = await removeQuestions(ctx.app.db, ctx.user.id, input.ids);
    if (removed === 0) throw new AppError('NOT_FOUND');
    return { removed };
  }),

  move: moderatorProcedure
    .input(z.object({ ids: Ids, categoryId: z.uuid('Selecione uma categoria.') }))
    .mutation(async ({ ctx, input: { ids, categoryId } }) => {
      const moved = await moveQuestions(ctx.app.db, ctx.user.id, ids, categoryId);
      if (!moved) throw new AppError('NOT_FOUND');
      return moved;
    }),

  /** What the caller did last to questions, while it can be undone; null otherwise. */
  undoable: moderatorProcedure.query(({ ctx }) =>
    readUndoable(ctx.app.db, ctx.user.id, QUIZ_UNDOABLE),
  ),

  undo: moderatorProcedure.input(ById).mutation(async ({ ctx, input }) => {
    const undone = await undoQuestions(ctx.app.db, ctx.user.id, input.id);
    if (!undone) throw new AppError('NOT_FOUND', TOO_LATE);
    return undone;
  }),

  /** Stores all questions of a file, or none; the answer streams how far it is. */
  import: moderatorProcedure
    .input(
      z.object({ name: z.string().max(300), text: z.string().max(LARGEST_QUIZ_FILE, TOO_LARGE) }),
    )
    .mutation(async function* ({ ctx, input: { name, text } }) {
      const refusal = refuseFile(name, 0);
      const file = refusal
        ? { kind: 'refused' as const, message: refusal, problems: [] }
        : await readQuizApart(text);
      if (file.kind === 'refused') {
        const { kind, message, problems } = file;
        yield { kind, message, lines: problemLines(problems) };
        return;
      }
      yield* importWithProgress(ctx.app.db, file.rows, { actorId: ctx.user.id, file: name });
    }),

  /** A file of as many questions as one import takes, and where the next one begins. */
  rankingNames: moderatorProcedure.query(({ ctx }) =>
    listRankingNames(ctx.app.db, MOST_RANKING_NAMES),
  ),

  /** Takes a name out of the ranking; its member may choose another. */
  refuseName: moderatorProcedure
    .input(z.object({ userId: UserId }))
    .mutation(({ ctx, input: { userId } }) =>
      ctx.app.db.transaction().execute(async (trx) => {
        if (!(await refuseRankingName(trx, userId))) throw new AppError('NOT_FOUND');
        const action = 'quiz.refuse-name';
        await recordAct(trx, { actorId: ctx.user.id, action, subject: userId });
      }),
    ),

  export: moderatorProcedure
    .input(z.object({ cursor: z.string().max(200).nullish() }))
    .query(async ({ ctx, input }) => {
      const after = readCursor(IdCursor, input.cursor)?.id ?? null;
      const rows = await exportQuestions(ctx.app.db, after, MOST_QUIZ_ROWS + 1);
      const { items, next } = pageOf(rows, MOST_QUIZ_ROWS, ({ id }) => ({ id }));
      const exported = { questions: items.length };
      const act = {
        actorId: ctx.user.id,
        action: 'quiz.export',
        subject: 'quiz',
        after: exported,
      } as const;
      await recordAct(ctx.app.db, act);
      return { csv: quizCsv(items), questions: items.length, next };
    }),
});
