import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageData } from '#shared/page-data.ts';
import { Reader } from './features/bible/reading/reader.tsx';
import { type MemberSession, Shell } from './features/shell/shell.tsx';
import { seedQueries } from './lib/seed-queries.ts';

/** The pages that are drawn before the application runs, each from its own screen. */
const SCREENS: Readonly<Record<string, (search: URLSearchParams) => ReactNode>> = {
  '/bible': (search) => (
    <Reader address={search.get('ref') ?? undefined} only={search.get('only') === 'true'} />
  ),
};

/** Nothing may look ready that would not answer; links lead on by themselves. */
const OPERABLE = /<(button|input|select|textarea)(?=[\s>])/g;

/**
 * Draws a page on the server with the data that goes with it. Nothing is asked for and
 * nothing is kept: each page has queries and a router of its own.
 * @returns null for pages that only the application draws
 */
export function paint(href: string, data: PageData): string | null {
  const { pathname, searchParams } = new URL(href, 'http://page');
  const screen = SCREENS[pathname.replace(/\/$/, '')];
  const queries = new QueryClient();
  seedQueries(queries, data);
  const session = queries.getQueryData<MemberSession | null>([
    ['session', 'current'],
    { type: 'query' },
  ]);
  if (!screen || !session) return null;
  // Links need to know where they are, not what lies behind them.
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const html = renderToString(
    <QueryClientProvider client={queries}>
      <RouterContextProvider router={router}>
        <Shell session={session}>{screen(searchParams)}</Shell>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return html.replaceAll(OPERABLE, '<$1 disabled');
}
