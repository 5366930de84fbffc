import type { Trpc } from '../../lib/data/trpc.ts';

/** The answers renew themselves as long as the page is looked at. */
const LIVE = { refetchInterval: 10_000 } as const;
const TRANSLATIONS_MS = 20_000;
const WHILE_IMPORTING_MS = 1000;

export const stateQuery = (trpc: Trpc) =>
  trpc.admin.maintenance.state.queryOptions(undefined, LIVE);

export const instancesQuery = (trpc: Trpc) =>
  trpc.admin.maintenance.instances.queryOptions(undefined, LIVE);

export const sessionsQuery = (trpc: Trpc) =>
  trpc.admin.maintenance.sessions.list.queryOptions(undefined, LIVE);

export const jobsQuery = (trpc: Trpc) => trpc.admin.jobs.list.queryOptions(undefined, LIVE);

export const filesQuery = (trpc: Trpc) =>
  trpc.admin.maintenance.files.state.queryOptions(undefined, LIVE);

export const cachesQuery = (trpc: Trpc) =>
  trpc.admin.maintenance.caches.list.queryOptions(undefined, LIVE);

/** Renews itself each second while something is imported. */
export const translationsQuery = (trpc: Trpc) =>
  trpc.admin.translations.list.queryOptions(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.installs.some((install) => install.state === 'running')
        ? WHILE_IMPORTING_MS
        : TRANSLATIONS_MS,
  });
