import { tracingChannel } from 'node:diagnostics_channel';

/** What a trace tells of a piece of work: names and numbers, never what anybody wrote or who it was. */
export type Work = {
  name: string;
  kind: 'request' | 'procedure' | 'statement' | 'model' | 'booking';
  /** The trace of a caller who brought one, as W3C writes it. */
  traceparent?: string | undefined;
  attributes: Record<string, string | number>;
  failed?: boolean;
};

/** Who listens makes spans of it; nothing is done where nobody does. */
export const WORK = tracingChannel<object, { work: Work }>('companheiro.work');

/** Does a piece of work, of which a trace tells. @param describe is called where somebody listens */
export function traced<Result>(
  describe: () => Work,
  run: (work: Work | null) => Promise<Result>,
): Promise<Result> {
  if (!WORK.hasSubscribers) return run(null);
  const work = describe();
  return WORK.tracePromise(() => run(work), { work });
}
