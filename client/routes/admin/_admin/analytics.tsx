import { createFileRoute } from '@tanstack/react-router';
import {
  ANALYTICS_DAYS,
  type AnalyticsDays,
  DEFAULT_ANALYTICS_DAYS,
} from '#shared/tracking/tracking.ts';
import { Analytics } from '../../../features/tracking/analytics/analytics.tsx';
import { analyticsQuery } from '../../../features/tracking/analytics/analytics-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';

/** The number of days back; seven without it. */
type Search = { days?: AnalyticsDays };

const daysIn = ({ days }: Record<string, unknown>): Search => {
  const known = ANALYTICS_DAYS.find((each) => each === Number(days));
  return known && known !== DEFAULT_ANALYTICS_DAYS ? { days: known } : {};
};

export const Route = createFileRoute('/admin/_admin/analytics')({
  validateSearch: pageSearch<Search>(daysIn),
  loaderDeps: ({ search: { days } }) => ({ days }),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps: { days = DEFAULT_ANALYTICS_DAYS } }) => {
    void queryClient.prefetchQuery(analyticsQuery(trpc, days));
  },
  component: AnalyticsRoute,
});

function AnalyticsRoute() {
  const { days = DEFAULT_ANALYTICS_DAYS } = Route.useSearch();
  return <Analytics days={days} />;
}
