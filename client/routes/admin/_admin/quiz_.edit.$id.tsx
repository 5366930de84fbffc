import { createFileRoute } from '@tanstack/react-router';
import { QuizEdit } from '../../../features/quiz/admin/quiz-edit.tsx';
import { filterSearch } from '../../../features/quiz/admin/quiz-list-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';

export const Route = createFileRoute('/admin/_admin/quiz_/edit/$id')({
  // The filter of the list, for the way back.
  validateSearch: pageSearch(filterSearch),
  loader: async ({ context: { queryClient, trpc }, params: { id } }) => {
    void queryClient.prefetchQuery(trpc.admin.quizCategories.names.queryOptions());
    await queryClient.ensureQueryData(trpc.admin.quiz.question.queryOptions({ id }));
  },
  component: EditRoute,
});

function EditRoute() {
  return <QuizEdit id={Route.useParams().id} />;
}
