import type { Trpc } from '../../lib/data/trpc.ts';

const REFRESH_MS = 10_000;

/** Renews itself as long as the page is looked at. */
export const jobsQuery = (trpc: Trpc) =>
  trpc.admin.jobs.list.queryOptions(undefined, { refetchInterval: REFRESH_MS });
