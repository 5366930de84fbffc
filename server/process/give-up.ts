import { once } from 'node:events';

/**
 * Waits for a service no longer than until the signal, as one that hangs would keep a stop from ending.
 * What it answers later reaches nobody.
 */
export async function unlessGivenUp<Result>(
  givenUp: AbortSignal | undefined,
  work: Promise<Result>,
): Promise<Result> {
  if (!givenUp) return work;
  const done = new AbortController();
  const ended = async (): Promise<never> => {
    if (!givenUp.aborted) await once(givenUp, 'abort', { signal: done.signal });
    throw givenUp.reason;
  };
  return Promise.race([work, ended()]).finally(() => done.abort());
}
