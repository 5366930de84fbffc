import type { AnalyticsDays } from '#shared/tracking/tracking.ts';
import type { Outputs, Trpc } from '../../../lib/data/trpc.ts';

export type Analytics = Outputs['admin']['analytics']['read'];

const REFRESH_MS = 60_000;

/** Renews itself as long as the page is looked at. */
export const analyticsQuery = (trpc: Trpc, days: AnalyticsDays) =>
  trpc.admin.analytics.read.queryOptions({ days }, { refetchInterval: REFRESH_MS });
