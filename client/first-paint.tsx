import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { Ask, Paint, Question } from '#shared/page-data.ts';
import { App } from './app.tsx';
import { inZone } from './lib/format.ts';
import { titleOf } from './lib/page-title.ts';
import { createAppRouter } from './router.tsx';

/**
 * Draws a page on the server: its route's loader asks the first questions, and what the
 * browser will draw with their answers is drawn here. Nothing is kept: each page has
 * queries and a router of its own.
 * @throws what went wrong; the page is then left to the browser
 */
export const paint: Paint = async ({ href, zone, ask }) => {
  const queries = queriesOf(ask);
  const router = createAppRouter({ queries }, createMemoryHistory({ initialEntries: [href] }));
  await router.load();
  // Where the load has led is told here alone.
  const result = router._serverResult;
  if (result?.type === 'redirect')
    return { leadsTo: result.redirect.headers.get('location') ?? '/' };
  const failed = router.state.matches.find(({ status }) => status !== 'success');
  if (failed) throw failed.error;
  const answers = await answersOf(queries);
  const html = inZone(zone, () => renderToString(<App router={router} queries={queries} />));
  return { html, title: titleOf(router.state.matches), data: { answers, zone } };
};

/** Queries that ask the server they are on, whatever they would do in a browser. */
function queriesOf(ask: Ask): QueryClient {
  const persister = async (_fetch: unknown, { queryKey }: { queryKey: QueryKey }) => {
    const answer = await ask(questionOf(queryKey));
    return isPaged(queryKey) ? { pages: [answer], pageParams: [null] } : answer;
  };
  return new QueryClient({ defaultOptions: { queries: { persister, retry: false } } });
}

type Wish = Readonly<{ input?: unknown; type?: string }>;

/** As the keys of queries are made: of a document its address, of a procedure its path. */
function questionOf([name, wish]: QueryKey): Question {
  if (name === 'document') return { document: String(wish) };
  if (!Array.isArray(name)) throw new Error('a query that only a browser can ask');
  const { input }: Wish = wish ?? {};
  return { procedure: name.join('.'), input };
}

const isPaged = ([, wish]: QueryKey) =>
  typeof wish === 'object' && wish !== null && 'type' in wish && wish.type === 'infinite';

/** Also of what a loader has only begun to ask. */
async function answersOf(queries: QueryClient) {
  const asked = queries.getQueryCache().getAll();
  await Promise.all(asked.map(({ promise }) => promise));
  return asked.map(({ queryKey, state }) => [queryKey, state.data] as const);
}
