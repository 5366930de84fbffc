import type { OperationLink, TRPCClient } from '@trpc/client';
import { createTRPCRecursiveProxy } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

export const TRPC_URL = '/trpc';

export type Call = (
  type: 'query' | 'mutation',
  path: readonly string[],
  input: unknown,
  signal?: AbortSignal | null,
) => Promise<unknown>;

let calls = 0;

/** One call after another through a link of tRPC. */
export function callsThrough(link: OperationLink<AppRouter>): Call {
  const next = () => {
    throw new Error('nothing stands behind this link');
  };
  return (type, path, input, signal = null) => {
    calls += 1;
    const op = { id: calls, type, path: path.join('.'), input, context: {}, signal };
    return new Promise((resolve, reject) => {
      link({ op, next }).subscribe({
        next: ({ result }) => resolve('data' in result ? result.data : null),
        error: reject,
      });
    });
  };
}

/**
 * The procedures as functions. Made here, since tRPC's own client would bring the reading
 * of streams to every page.
 */
export function clientOf(call: Call): TRPCClient<AppRouter> {
  return createTRPCRecursiveProxy<TRPCClient<AppRouter>>(({ path, args: [input, options] }) => {
    const type = path.at(-1) === 'query' ? 'query' : 'mutation';
    return call(type, path.slice(0, -1), input, signalIn(options));
  });
}

function signalIn(options: unknown): AbortSignal | null {
  const given = typeof options === 'object' && options !== null ? options : {};
  return 'signal' in given && given.signal instanceof AbortSignal ? given.signal : null;
}
