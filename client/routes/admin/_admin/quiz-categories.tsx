import { createFileRoute } from '@tanstack/react-router';
import { QuizCategories } from '../../../features/quiz/admin/quiz-categories.tsx';
import { categoriesQuery } from '../../../features/quiz/admin/quiz-list-query.ts';

export const Route = createFileRoute('/admin/_admin/quiz-categories')({
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(categoriesQuery(trpc));
  },
  component: QuizCategories,
});
