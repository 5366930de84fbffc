import { createFileRoute } from '@tanstack/react-router';
import { Users } from '../../../features/users/users.tsx';
import { ALL_USERS, userSearch, usersQuery } from '../../../features/users/users-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';
import { searchOf } from '../../../lib/browser/filter-search.ts';

export const Route = createFileRoute('/admin/_admin/users')({
  validateSearch: pageSearch(userSearch),
  loaderDeps: ({ search }) => userSearch(search),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    const { filter, order } = { ...ALL_USERS, ...deps };
    void queryClient.prefetchInfiniteQuery(usersQuery(trpc, '', filter, order));
  },
  component: FilteredRoute,
});

function FilteredRoute() {
  const navigate = Route.useNavigate();
  return (
    <Users
      address={{ ...ALL_USERS, ...userSearch(Route.useSearch()) }}
      onFilter={(view) =>
        void navigate({ search: searchOf(view, ALL_USERS), replace: true, resetScroll: false })
      }
    />
  );
}
