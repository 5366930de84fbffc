import type { Request, RequestHandler, Response } from 'express';
import { safeRedirect } from '#shared/routes.ts';
import type { PageAssets, RenderPage } from '#shared/server-rendering.ts';
import { readDocument } from '../bible/documents.ts';
import type { AppContext } from '../context.ts';
import { AppError, isDatabaseAway } from '../errors.ts';
import {
  describeLanding,
  documentFor,
  type PlainDocument,
  personalise,
  visitorOf,
} from '../http/documents.ts';
import { requestContext } from '../http/request-context.ts';
import { nonceOf } from '../http/security-headers.ts';
import { sendPage } from '../http/send-page.ts';
import { type AppRouter, appRouter } from '../router.ts';
import type { RequestContext } from '../trpc.ts';

export type Renderer = RenderPage<AppRouter, RequestContext>;

/** The client, either built or served by Vite from its sources. */
export type Client = Readonly<{
  plainDocument: (name: PlainDocument, url: string) => Promise<string>;
  renderer: () => Promise<Renderer>;
  assets: PageAssets;
  /** A page that only maintainers have, where the client is served from its sources. */
  maintainersPage?: string;
}>;

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Answers every page in the same way for the built client and for its sources. */
export function servePages(context: AppContext, client: Client): RequestHandler {
  return async (request, response, next) => {
    if (!READING.has(request.method) || !request.accepts('html')) return next();
    const answer = documentFor(request.path);
    if (answer.kind === 'plain') {
      const html = await client.plainDocument(answer.document, request.originalUrl);
      const { origin } = new URL(context.env.baseUrl);
      const described = answer.document === 'index.html' ? describeLanding(html, origin) : html;
      // A database that is away must not close the front page.
      const notice = await context.settings.read('landingNotice').catch(() => '');
      return sendPage(request, response, personalise(described, request.headers.cookie, notice));
    }
    const { known, signInAt } = answer;
    if (!known && request.path !== client.maintainersPage)
      context.log.warn({ path: request.path.slice(0, 300) }, 'page not found');
    const requested = requestContext(context, request, response);
    // The page itself says when its session cannot be read.
    if (signInAt && (await requested.session().catch(() => undefined)) === null) {
      const target = encodeURIComponent(request.originalUrl);
      return response.redirect(302, `${signInAt}?redirect=${target}`);
    }
    await answerRendered(client, requested, request, response);
  };
}

async function answerRendered(
  client: Client,
  context: RequestContext,
  request: Request,
  response: Response,
): Promise<void> {
  const { env, bible, log } = context.app;
  let status: number | null = null;
  const left = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) left.abort();
  });
  const render = await client.renderer();
  const page = await render({
    request: new Request(new URL(request.originalUrl, env.baseUrl), { signal: left.signal }),
    visitor: visitorOf(request.headers.cookie),
    nonce: nonceOf(response),
    assets: client.assets,
    procedures: appRouter,
    context,
    readDocument: (path) => readDocument(bible, path),
    onError: (error) => {
      const cause = causeOf(error);
      // The page itself shows a refusal.
      if (cause instanceof AppError) return;
      const away = isDatabaseAway(cause);
      if (away) status = 503;
      log[away ? 'warn' : 'error']({ err: error }, 'page rendered without its data');
    },
  });
  if (page.location !== null) return response.redirect(302, safeRedirect(page.location));
  await sendPage(request, response.status(status ?? page.status), page.html);
}

/** Unwraps the errors that tRPC puts around the cause. */
function causeOf(error: unknown): unknown {
  const wrapped = error instanceof Error && error.name.startsWith('TRPC') && error.cause;
  return wrapped ? causeOf(wrapped) : error;
}
