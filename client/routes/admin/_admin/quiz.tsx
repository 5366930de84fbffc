import { createFileRoute } from '@tanstack/react-router';
import { QuizList } from '../../../features/quiz/admin/quiz-list.tsx';
import { ALL, filterSearch, questionsQuery } from '../../../features/quiz/admin/quiz-list-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';
import { searchOf } from '../../../lib/browser/filter-search.ts';

export const Route = createFileRoute('/admin/_admin/quiz')({
  validateSearch: pageSearch(filterSearch),
  loaderDeps: ({ search }) => filterSearch(search),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    void queryClient.prefetchInfiniteQuery(questionsQuery(trpc, { ...ALL, ...deps }));
    void queryClient.prefetchQuery(trpc.admin.quizCategories.names.queryOptions());
  },
  component: FilteredRoute,
});

function FilteredRoute() {
  const navigate = Route.useNavigate();
  return (
    <QuizList
      address={{ ...ALL, ...filterSearch(Route.useSearch()) }}
      onFilter={(filter) =>
        void navigate({ search: searchOf(filter, ALL), replace: true, resetScroll: false })
      }
    />
  );
}
