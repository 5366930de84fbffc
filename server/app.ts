import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type Router } from 'express';
import { trustedOrigins } from './auth/auth.ts';
import type { AppContext } from './context.ts';
import { AppError, isUnstorable } from './errors.ts';
import { authDoor } from './http/auth-door.ts';
import { errorHandler } from './http/error-handler.ts';
import { healthz, readyz } from './http/health.ts';
import { originCheck } from './http/origin-check.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveTexts } from './http/texts.ts';
import { wellFormed } from './http/well-formed.ts';
import { appRouter } from './router.ts';
import { readSession, type Session } from './session.ts';

const MAX_BATCH = 10;
const MAX_BODY = 256 * 1024;

/**
 * The doors in their order. Nothing parses a body globally: each door reads what it
 * expects within limits of its own.
 * @param client what serves the pages; absent in tests of the server alone
 */
export function createApp(
  context: AppContext,
  { client, strictHeaders = true }: { client?: Router; strictHeaders?: boolean } = {},
): RequestListener {
  const texts = serveTexts(context.bible, context.log);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', context.env.trustProxy);
  app.use(requestLog(context.log));
  app.use(securityHeaders(context.env, strictHeaders));
  app.use(wellFormed);
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(context));
  app.all('/api/auth/{*splat}', authDoor(context.auth));
  app.use('/trpc', originCheck(trustedOrigins(context.env)), streamHeaders, trpcDoor(context));
  if (client) app.use(client);
  app.use((_request, response) => {
    response.status(404).json({ code: 'NOT_FOUND' });
  });
  app.use(errorHandler(context.log));
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!texts(request, response)) app(request, response);
  };
}

/**
 * Streams are lines of JSON: a proxy that buffers or recompresses them would hold them back.
 * Answers are a member's own, so nobody stores them.
 */
const streamHeaders: express.RequestHandler = (_request, response, next) => {
  response.set({ 'x-accel-buffering': 'no', 'cache-control': 'no-store, no-transform' });
  next();
};

function trpcDoor(context: AppContext): express.RequestHandler {
  return createExpressMiddleware({
    router: appRouter,
    maxBodySize: MAX_BODY,
    maxBatchSize: MAX_BATCH,
    allowMethodOverride: false,
    createContext: ({ req, res }) => {
      let session: Promise<Session | null> | undefined;
      return {
        app: context,
        address: req.ip ?? 'unknown',
        session: () => {
          session ??= readSession(context.auth, req, res);
          return session;
        },
      };
    },
    onError: ({ error, path }) => {
      if (isUnstorable(error.cause)) {
        context.log.warn({ procedure: path }, 'an input did not fit the database');
      }
      // Only what is our fault: refusals are answers, and inputs stay out of the log.
      if (error.code !== 'INTERNAL_SERVER_ERROR' || error.cause instanceof AppError) return;
      context.log.error({ err: error.cause ?? error, procedure: path }, 'a procedure failed');
    },
  });
}
