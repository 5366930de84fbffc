import { createFileRoute } from '@tanstack/react-router';
import { QuizList } from '../../../features/admin-quiz/quiz-list.tsx';
import { ALL, questionsQuery } from '../../../features/admin-quiz/quiz-list-query.ts';
import { titled } from '../../../lib/browser/page-title.ts';

export const Route = createFileRoute('/admin/_admin/quiz')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  head: titled('Quiz'),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(questionsQuery(trpc, ALL));
    void queryClient.prefetchQuery(trpc.admin.quizCategories.names.queryOptions());
  },
  component: QuizList,
});
