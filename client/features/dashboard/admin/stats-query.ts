import type { Outputs, Trpc } from '../../../lib/data/trpc.ts';

export type Stats = Outputs['admin']['dashboard']['stats'];

const REFRESH_MS = 30_000;

/** Renews itself as long as the page is looked at. */
export const statsQuery = (trpc: Trpc) =>
  trpc.admin.dashboard.stats.queryOptions(undefined, { refetchInterval: REFRESH_MS });
