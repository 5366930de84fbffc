import { createFileRoute } from '@tanstack/react-router';
import { QuizCreate } from '../../../features/admin-quiz/quiz-create.tsx';
import { titled } from '../../../lib/browser/page-title.ts';

export const Route = createFileRoute('/admin/_admin/quiz_/create')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  head: titled('Criar quiz'),
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.admin.quizCategories.names.queryOptions());
  },
  component: QuizCreate,
});
