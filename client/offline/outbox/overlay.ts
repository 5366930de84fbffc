import type { Query, QueryClient } from '@tanstack/react-query';
import type { Queued } from './change.ts';
import type { Known } from './kinds/kind.ts';
import { kindOf } from './kinds/kinds.ts';

/** Shows what waits on the device over what the server, or a cache, has answered. */
export type Overlay = Readonly<{
  known: Known;
  /** The changes that wait, in order; those that are new are shown at once. */
  set: (changes: readonly Queued[]) => void;
}>;

export function createOverlay(queryClient: QueryClient): Overlay {
  const cache = queryClient.getQueryCache();
  let held: readonly Queued[] = [];
  let showing = false;
  const known: Known = {
    data: (path) =>
      cache
        .getAll()
        .filter((query) => pathOf(query) === path)
        .flatMap(({ state }) => (state.data ? [state.data] : [])),
  };
  const show = (query: Query, changes: readonly Queued[]) => {
    const path = pathOf(query);
    const before: unknown = query.state.data;
    if (before === undefined || changes.length === 0) return;
    const after: unknown = changes
      .flatMap((change) => kindOf(change.path)?.show(change, known) ?? [])
      .filter((patch) => patch.path === path)
      .reduce<unknown>((data, patch) => patch.show(data, inputOf(query)), before);
    if (after === before) return;
    showing = true;
    queryClient.setQueryData<unknown>(query.queryKey, () => after, {
      updatedAt: query.state.dataUpdatedAt,
    });
    showing = false;
  };
  cache.subscribe((event) => {
    if (showing || held.length === 0) return;
    const arrived =
      event.type === 'added' || (event.type === 'updated' && event.action.type === 'success');
    if (arrived) show(event.query, held);
  });
  return {
    known,
    set: (changes) => {
      const fresh = changes.filter(({ key }) => !held.some((each) => each.key === key));
      held = changes;
      for (const { path, input, data } of fresh.flatMap(seedsOf)) {
        queryClient.setQueryData([path, { input, type: 'query' }], data);
      }
      for (const query of cache.getAll()) show(query, fresh);
    },
  };
}

const seedsOf = (change: Queued) => kindOf(change.path)?.seeds(change) ?? [];

function pathOf({ queryKey: [path] }: Pick<Query, 'queryKey'>): string {
  return Array.isArray(path) ? path.join('.') : String(path);
}

function inputOf({ queryKey: [, options] }: Pick<Query, 'queryKey'>): unknown {
  return typeof options === 'object' && options !== null && 'input' in options
    ? options.input
    : undefined;
}
