import type { Trpc } from '../../lib/data/trpc.ts';

const REFRESH_MS = 10_000;

/** Renews itself as long as the page is looked at. */
export const sessionsQuery = (trpc: Trpc) =>
  trpc.admin.maintenance.sessions.list.queryOptions(undefined, { refetchInterval: REFRESH_MS });
