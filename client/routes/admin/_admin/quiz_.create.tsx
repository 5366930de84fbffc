import { createFileRoute } from '@tanstack/react-router';
import { QuizCreate } from '../../../features/quiz/admin/quiz-create.tsx';
import { filterSearch } from '../../../features/quiz/admin/quiz-list-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';

export const Route = createFileRoute('/admin/_admin/quiz_/create')({
  // The filter of the list, for the way back.
  validateSearch: pageSearch(filterSearch),
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.admin.quizCategories.names.queryOptions());
  },
  component: QuizCreate,
});
