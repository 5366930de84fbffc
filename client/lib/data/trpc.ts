import type { QueryClient } from '@tanstack/react-query';
import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  splitLink,
  type TRPCClient,
  type TRPCLink,
} from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { AppRouter, Inputs, Outputs } from '#server/router.ts';

export type { Inputs, Outputs };

export type Client = TRPCClient<AppRouter>;

const URL = '/trpc';
const LARGEST_BATCH = 10;

/** For answers that arrive piece by piece: the call goes alone and its result is iterated. */
export const STREAM = { stream: true };

/** Queries whose input holds words or addresses of people, which belong into no address. */
const PRIVATE: ReadonlySet<string> = new Set([
  'admin.audit.list',
  'admin.users.list',
  'member.conversations.list',
  'member.diary.list',
  'member.prayerRequests.list',
]);

/** For small calls made while the page is left: the browser finishes them without it. */
export const KEEP_ALIVE = { keepAlive: true };

/**
 * The browser's client: calls of one moment share a request, unless their context says otherwise.
 * @param own links through which a call goes before the network
 */
export function createBrowserClient(own: readonly TRPCLink<AppRouter>[]): Client {
  return createTRPCClient<AppRouter>({
    links: [
      ...own,
      splitLink({
        condition: ({ context }) => context['stream'] === true,
        true: httpBatchStreamLink({ url: URL, maxItems: 1 }),
        false: splitLink({
          condition: ({ context }) => context['keepAlive'] === true,
          true: httpBatchLink({
            url: URL,
            maxItems: 1,
            fetch: (url, { signal, ...options } = {}) =>
              fetch(url, { ...options, signal: signal ?? null, keepalive: true }),
          }),
          false: splitLink({
            condition: ({ path }) => PRIVATE.has(path),
            true: httpLink({ url: URL, methodOverride: 'POST' }),
            false: httpBatchLink({ url: URL, maxItems: LARGEST_BATCH }),
          }),
        }),
      }),
    ],
  });
}

/**
 * The queries of every procedure: a loader starts one, a component reads it, both from the
 * same options (`trpc.x.y.queryOptions()`).
 */
export function createTrpc(queryClient: QueryClient, client: Client) {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client });
}

export type Trpc = ReturnType<typeof createTrpc>;
