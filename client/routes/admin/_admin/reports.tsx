import { createFileRoute } from '@tanstack/react-router';
import { Reports, shownMonth } from '../../../features/tracking/reports/reports.tsx';
import { pageSearch } from '../../../lib/browser/address-search.ts';

type Search = { month?: string };

export const Route = createFileRoute('/admin/_admin/reports')({
  validateSearch: pageSearch<Search>(({ month }) => (typeof month === 'string' ? { month } : {})),
  loaderDeps: ({ search: { month } }) => ({ month }),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    const month = shownMonth(deps.month);
    void queryClient.prefetchQuery(trpc.admin.reports.monthly.queryOptions({ month }));
  },
  component: ReportsRoute,
});

function ReportsRoute() {
  return <Reports month={shownMonth(Route.useSearch().month)} />;
}
