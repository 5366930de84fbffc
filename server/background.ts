import type { Log } from './log.ts';

/** Work that an answer does not wait for: kept in sight so that stopping can wait for it. */
export type Background = Readonly<{
  run: (what: string, work: Promise<unknown>) => void;
  settled: () => Promise<void>;
}>;

export function createBackground(log: Log): Background {
  const pending = new Set<Promise<unknown>>();
  return {
    run: (what, work) => {
      const watched = work
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => pending.delete(watched));
      pending.add(watched);
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
