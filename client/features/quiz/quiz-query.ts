import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type QuizAttempt = Outputs['member']['quiz']['attempt'];
export type AttemptQuestion = QuizAttempt['questions'][number];
export type GivenAnswer = NonNullable<AttemptQuestion['answer']>;

/** The attempt stays as it is here: nobody else changes it. */
export const attemptQuery = (trpc: Trpc, id: string) => ({
  ...trpc.member.quiz.attempt.queryOptions({ id }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const historyQuery = (trpc: Trpc) =>
  trpc.member.quiz.history.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next });
