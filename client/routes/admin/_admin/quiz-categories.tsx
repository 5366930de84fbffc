import { createFileRoute } from '@tanstack/react-router';
import { QuizCategories } from '../../../features/quiz/admin/quiz-categories.tsx';
import { categoriesQuery } from '../../../features/quiz/admin/quiz-list-query.ts';
import { titled } from '../../../lib/browser/page-title.ts';

export const Route = createFileRoute('/admin/_admin/quiz-categories')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  head: titled('Categorias de quiz'),
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(categoriesQuery(trpc));
  },
  component: QuizCategories,
});
