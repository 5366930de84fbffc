import type { QueryClient } from '@tanstack/react-query';
import {
  createRequestHandler,
  RouterServer,
  renderRouterToStream,
} from '@tanstack/react-router/ssr/server';
import { createTRPCClient, isTRPCClientError, unstable_localLink } from '@trpc/client';
import type { inferRouterContext } from '@trpc/server';
import { StrictMode } from 'react';
import type { AppRouter } from '#server/router.ts';
import type { RenderPage } from '#shared/server-rendering.ts';
import { isMissing } from './lib/browser/page-title.ts';
import { createQueryClient } from './lib/data/query-client.ts';
import { createTrpc } from './lib/data/trpc.ts';
import { createAppRouter } from './router.tsx';

type RenderOurPage = RenderPage<AppRouter, inferRouterContext<AppRouter>>;

/**
 * Renders a page for its member. Nothing is shared between requests: each has queries and a
 * router of its own, and nothing of them outlives its page.
 */
export const renderPage: RenderOurPage = async (page) => {
  const queryClient = createQueryClient({ retries: false });
  try {
    const { status, headers, body } = await respond(page, queryClient);
    // The whole is read here, because queries run until its last part is rendered.
    return { status, location: headers.get('location'), html: await new Response(body).text() };
  } finally {
    // Ends the timers of queries, each of which would hold the data of the page.
    queryClient.clear();
  }
};

async function respond(
  page: Parameters<RenderOurPage>[0],
  queryClient: QueryClient,
): Promise<Response> {
  const { procedures, context, readDocument } = page;
  const client = createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: procedures,
        createContext: async () => context,
        onError: ({ error }) => page.onError(error),
      }),
    ],
  });
  const { origin } = new URL(context.app.env.baseUrl);
  const trpc = createTrpc(queryClient, client);
  const data = { queryClient, trpc, client, readDocument, origin };
  const handle = createRequestHandler({
    request: page.request,
    getRouterManifest: () => page.assets,
    createRouter: () => createAppRouter(data, { visitor: page.visitor, nonce: page.nonce }),
  });
  return handle(async ({ request, router, responseHeaders }) => {
    const failed = router.state.matches.find(({ status }) => status === 'error');
    if (failed && !isTRPCClientError(failed.error)) page.onError(failed.error);
    const missing = router.state.matches.some(({ loaderData }) => isMissing(loaderData));
    const rendered = await renderRouterToStream({
      request,
      router,
      responseHeaders,
      children: (
        <StrictMode>
          <RouterServer router={router} />
        </StrictMode>
      ),
    });
    if (!missing) return rendered;
    const { body, headers } = rendered.response;
    return { ...rendered, response: new Response(body, { status: 404, headers }) };
  });
}
