import type { QuizLevel } from '#shared/quiz.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type QuestionInList = Outputs['admin']['quiz']['list']['items'][number];

type Filter = Readonly<{
  query: string;
  categoryId: string | null;
  level: QuizLevel | null;
  missed: boolean;
}>;

export const ALL: Filter = { query: '', categoryId: null, level: null, missed: false };

export const questionsQuery = (trpc: Trpc, filter: Filter) =>
  trpc.admin.quiz.list.infiniteQueryOptions(filter, { getNextPageParam: ({ next }) => next });

export const categoriesQuery = (trpc: Trpc) =>
  trpc.admin.quizCategories.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next });
