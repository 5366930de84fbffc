/** What it uses of the log, which itself uses what holds a process. */
type Log = Readonly<{ error: (about: object, message: string) => void }>;

/** No answer waits for this work, but the stop of the process does. */
export type Background = Readonly<{
  run: (name: string, work: Promise<unknown>) => void;
  settled: () => Promise<void>;
}>;

export function createBackground(log: Log): Background {
  const pending = new Set<Promise<unknown>>();
  return {
    run: (name, work) => {
      const watched = work
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => pending.delete(watched));
      pending.add(watched);
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
