import { QUIZ_LEVELS, type QuizLevel } from '#shared/quiz/quiz.ts';
import { searchOf, textIn } from '../../../lib/browser/filter-search.ts';
import type { Outputs, Trpc } from '../../../lib/data/trpc.ts';

export type CategoryInList = Outputs['admin']['quizCategories']['list']['items'][number];
export type QuestionInList = Outputs['admin']['quiz']['list']['items'][number];

export type Filter = Readonly<{
  query: string;
  categoryId: string | null;
  level: QuizLevel | null;
  missed: boolean;
}>;

export const ALL: Filter = { query: '', categoryId: null, level: null, missed: false };

/** The filter that an address names. */
export const filterSearch = ({
  query,
  categoryId,
  level,
  missed,
}: Record<string, unknown>): Partial<Filter> =>
  searchOf(
    {
      query: textIn(query),
      categoryId: textIn(categoryId) || null,
      level: QUIZ_LEVELS.find((each) => each === level) ?? null,
      missed: missed === true,
    },
    ALL,
  );

export const questionsQuery = (trpc: Trpc, filter: Filter) =>
  trpc.admin.quiz.list.infiniteQueryOptions(filter, { getNextPageParam: ({ next }) => next });

export const categoriesQuery = (trpc: Trpc) =>
  trpc.admin.quizCategories.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next });
