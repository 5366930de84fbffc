import type { RequestListener } from 'node:http';
import type { TRPCError } from '@trpc/server';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { isChange } from '../changes/change.ts';
import type { AppContext } from '../context.ts';
import { AppError, isUnstorable } from '../errors.ts';
import { appRouter } from '../router.ts';
import type { RequestContext } from '../trpc.ts';
import { leanQueries } from './lean-queries.ts';
import { isForeign } from './origin-check.ts';
import { refuse } from './refuse.ts';
import { changeHeaderOf, requestContext } from './request-context.ts';
import type { VisitorLimits } from './visitor-limits.ts';

const MAX_BODY = 256 * 1024;
/** Uploaded files in JSON; a body is read only once its sender has passed the gate. */
const LARGE_BODIES: Readonly<Record<string, number>> = {
  'admin.quiz.import': 12 * 1024 * 1024,
  'admin.translations.import': 17 * 1024 * 1024,
};
const MAX_BATCH = 10;

const MALFORMED = 'O cabeçalho da alteração não pôde ser lido.';
const FOREIGN = 'Este pedido veio de outro endereço e foi recusado.';

type Failure = Readonly<{
  error: TRPCError;
  path: string | undefined;
  ctx: RequestContext | undefined;
}>;

/** Serves procedures below where it is mounted: plain queries by the lean adapter, the rest by tRPC's own. */
export function serveProcedures(
  context: AppContext,
  origins: readonly string[],
  limits: VisitorLimits,
): RequestListener {
  const foreign = isForeign(origins);
  const onError = ({ error, path, ctx }: Failure) => {
    const told = { procedure: path, request: ctx?.requestId };
    if (isUnstorable(error.cause)) context.log.warn(told, 'input rejected by the database');
    // Only our own faults are logged: refusals are answers, and inputs stay out of the log.
    if (error.code !== 'INTERNAL_SERVER_ERROR' || error.cause instanceof AppError) return;
    // The client left.
    if (error.cause?.name === 'AbortError') return;
    context.log.error({ err: error.cause ?? error, ...told }, 'procedure failed');
  };
  const answerQueries = leanQueries(appRouter, { maxBatchSize: MAX_BATCH, onError });
  return (request, response) => {
    // A proxy that buffers or recompresses would delay the lines of a stream, and no cache may
    // store a member's answers.
    response.setHeader('x-accel-buffering', 'no');
    response.setHeader('cache-control', 'no-store, no-transform');
    if (foreign(request)) {
      refuse(request, response, new AppError('FORBIDDEN', FOREIGN));
      return;
    }
    const change = changeHeaderOf(request);
    if (change !== undefined && !isChange(change)) {
      refuse(request, response, new AppError('INVALID_INPUT', MALFORMED));
      return;
    }
    const createContext = () =>
      requestContext(context, request, response, {
        takeShare: () => limits.take(request, 'call'),
        begun: () => limits.begun(request),
      });
    const [path = ''] = (request.url ?? '').slice('/'.length).split('?', 1);
    if (answerQueries(request, response, path, createContext)) return;
    void nodeHTTPRequestHandler({
      req: request,
      res: response,
      router: appRouter,
      path,
      maxBodySize: LARGE_BODIES[path] ?? MAX_BODY,
      maxBatchSize: MAX_BATCH,
      // Queries about people are sent in a body, as addresses end in logs.
      allowMethodOverride: true,
      createContext,
      onError,
    });
  };
}
