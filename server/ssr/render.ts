import { ZodError } from 'zod';
import type { PageAssets, RenderPage, Visitor } from '#shared/server-rendering.ts';
import { readDocument } from '../bible/documents.ts';
import { AppError, isDatabaseAway } from '../errors.ts';
import { type AppRouter, appRouter } from '../router.ts';
import type { RequestContext } from '../trpc.ts';

export type Renderer = RenderPage<AppRouter, RequestContext>;

/** The client's side of rendering, either built or served by Vite from its sources. */
export type Rendering = Readonly<{ renderer: () => Promise<Renderer>; assets: PageAssets }>;

type Asked = Readonly<{
  /** The address with its query. */
  url: URL;
  visitor: Visitor;
  nonce: string;
  /** Aborts when whoever asked has left. */
  signal: AbortSignal;
}>;

export type RenderedPage = Readonly<{
  status: number;
  html: string;
  /** Where the page leads instead. */
  location: string | null;
  /** Whether all of its data were there. */
  isWhole: boolean;
}>;

/**
 * Renders a page for whoever asks for it.
 * @returns it, with the status 503 where the database was away
 */
export async function renderPage(
  { renderer, assets }: Rendering,
  context: RequestContext,
  { url, visitor, nonce, signal }: Asked,
): Promise<RenderedPage> {
  const { bible, log } = context.app;
  let isAway = false;
  let isWhole = true;
  const render = await renderer();
  const page = await render({
    request: new Request(url, { signal }),
    visitor,
    nonce,
    assets,
    procedures: appRouter,
    context,
    readDocument: (path) => readDocument(bible, path),
    onError: (error) => {
      isWhole = false;
      const cause = causeOf(error);
      // The page itself shows a refusal, also of an address with what no procedure takes.
      if (cause instanceof AppError || cause instanceof ZodError) return;
      const away = isDatabaseAway(cause);
      isAway ||= away;
      log[away ? 'warn' : 'error']({ err: error }, 'page rendered without its data');
    },
  });
  const { status, html, location } = page;
  return { status: isAway ? 503 : status, html, location, isWhole };
}

/** Unwraps the errors that tRPC puts around the cause. */
function causeOf(error: unknown): unknown {
  const wrapped = error instanceof Error && error.name.startsWith('TRPC') && error.cause;
  return wrapped ? causeOf(wrapped) : error;
}
