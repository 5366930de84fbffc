import type { Trpc } from '../../lib/data/trpc.ts';

const REFRESH_MS = 20_000;
const WHILE_IMPORTING_MS = 1000;

/** Renews itself as long as the page is looked at, and each second while something is imported. */
export const translationsQuery = (trpc: Trpc) =>
  trpc.admin.translations.list.queryOptions(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.installs.some((install) => install.state === 'running')
        ? WHILE_IMPORTING_MS
        : REFRESH_MS,
  });
