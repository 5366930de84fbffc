import { createFileRoute } from '@tanstack/react-router';
import { brazilianDay, isMonth } from '#shared/calendar.ts';
import { Reports } from '../../../features/reports/reports.tsx';
import { titled } from '../../../lib/browser/page-title.ts';

type Search = { month?: string };

export const Route = createFileRoute('/admin/_admin/reports')({
  // The loader comes with its screen: the application around every page stays small.
  codeSplitGroupings: [['component', 'loader']],
  head: titled('Relatórios'),
  validateSearch: ({ month }: Record<string, unknown>): Search =>
    typeof month === 'string' && isMonth(month) ? { month } : {},
  loaderDeps: ({ search: { month } }) => ({ month: month ?? thisMonth() }),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    void queryClient.prefetchQuery(trpc.admin.reports.monthly.queryOptions(deps));
  },
  component: ReportsRoute,
});

const thisMonth = () => brazilianDay(new Date()).slice(0, 7);

function ReportsRoute() {
  return <Reports month={Route.useSearch().month ?? thisMonth()} />;
}
