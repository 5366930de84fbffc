import { createFileRoute } from '@tanstack/react-router';
import { Quiz } from '../../features/quiz/quiz.tsx';
import { attemptQuery, historyQuery } from '../../features/quiz/quiz-query.ts';
import { QuizSetup } from '../../features/quiz/quiz-setup.tsx';
import { pageSearch } from '../../lib/browser/address-search.ts';

/** The attempt that is open. */
type Search = { q?: string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const Route = createFileRoute('/_member/quiz')({
  validateSearch: pageSearch<Search>(({ q }) =>
    typeof q === 'string' && UUID.test(q) ? { q } : {},
  ),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { queryClient, trpc }, deps: { q } }) => {
    if (q) {
      await queryClient.ensureQueryData(attemptQuery(trpc, q));
      return;
    }
    void queryClient.prefetchInfiniteQuery(historyQuery(trpc));
    void queryClient.prefetchQuery(trpc.member.quiz.best.queryOptions());
    await queryClient.ensureQueryData(trpc.member.quiz.categories.queryOptions());
  },
  component: QuizRoute,
});

function QuizRoute() {
  const { q } = Route.useSearch();
  return q ? <Quiz key={q} id={q} /> : <QuizSetup />;
}
