import { createFileRoute } from '@tanstack/react-router';
import { actSearch } from '../../../features/audit/act-address.ts';
import { Audit } from '../../../features/audit/audit.tsx';
import { actsIn, auditQuery, EVERY_ACT } from '../../../features/audit/audit-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';
import { searchOf } from '../../../lib/browser/filter-search.ts';

export const Route = createFileRoute('/admin/_admin/audit')({
  validateSearch: pageSearch(actSearch),
  loaderDeps: ({ search }) => actSearch(search),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    void queryClient.prefetchInfiniteQuery(auditQuery(trpc, { ...actsIn(deps), person: '' }));
  },
  component: SearchedRoute,
});

function SearchedRoute() {
  const navigate = Route.useNavigate();
  return (
    <Audit
      address={actsIn(actSearch(Route.useSearch()))}
      onSearch={(search) =>
        void navigate({ search: searchOf(search, EVERY_ACT), replace: true, resetScroll: false })
      }
    />
  );
}
