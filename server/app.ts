import type { RequestListener } from 'node:http';
import express, { type Router } from 'express';
import { BACKUP_PATH } from '#shared/maintenance/backup.ts';
import { trustedOrigins } from './auth/safe-links.ts';
import type { AppContext } from './context.ts';
import { AppError } from './errors.ts';
import { UNSUBSCRIBE_PATH } from './features/plans/api.ts';
import { authHandler } from './http/auth-handler.ts';
import { sendBackup } from './http/backup.ts';
import { serveBeacons } from './http/beacons.ts';
import { bibleData } from './http/bible-data.ts';
import { receiveUpload } from './http/files-receive.ts';
import { sendFile } from './http/files-send.ts';
import { forCrawlers } from './http/for-crawlers.ts';
import { HEALTH_PATH, healthz, READY_PATH, readyz } from './http/health.ts';
import { METRICS_PATH, metricsPage, timeRequest } from './http/metrics.ts';
import { errorHandler, refuse } from './http/refuse.ts';
import { requestLog, traceRequest } from './http/request-log.ts';
import { securityHeaders, transportSecurity } from './http/security-headers.ts';
import { sharePictures } from './http/share-pictures.ts';
import { shares } from './http/shares.ts';
import { serveTexts } from './http/texts.ts';
import { serveProcedures } from './http/trpc.ts';
import { unsubscribePage } from './http/unsubscribe.ts';
import { type VisitorLimits, visitorLimits } from './http/visitor-limits.ts';
import { wellFormed } from './http/well-formed.ts';

/** What balancers and monitors ask, whoever else still comes. */
const PROBES: ReadonlySet<string> = new Set([READY_PATH, HEALTH_PATH, METRICS_PATH]);

type Options = Readonly<{ client?: Router; strictHeaders?: boolean }>;

/**
 * Chains the handlers. Every request is logged and every response has the security headers. The
 * most frequent requests are answered before Express, which costs more than a chapter does. No
 * body is parsed globally: each handler reads its own within its own limits.
 * @param client serves the pages; absent in tests of the server alone
 */
export function createApp(
  context: AppContext,
  { client, strictHeaders = true }: Options = {},
): RequestListener {
  const log = requestLog(context.log);
  const secure = securityHeaders(context.env, strictHeaders);
  const share = shares(context);
  const limits = visitorLimits(share, context.instances);
  const texts = serveTexts(context, limits);
  const origins = trustedOrigins(context.env);
  const beacons = serveBeacons(context, origins);
  const app = createExpressApp(context, client, limits);
  const transport = transportSecurity(context.env);
  const { metrics } = context;
  const answer: RequestListener = (request, response) => {
    if (metrics) timeRequest(metrics, request, response);
    // Whoever keeps a connection open asks another instance next.
    if (context.readiness.stopping) {
      response.setHeader('connection', 'close');
      if (!PROBES.has(request.url ?? '')) context.readiness.noteRequest();
    }
    if (transport) response.setHeader('strict-transport-security', transport);
    if (texts.chapter(request, response) || beacons(request, response)) return;
    log(request, response);
    secure(request, response, () =>
      wellFormed(request, response, () =>
        share.admit(request, response, () => {
          if (!texts.other(request, response)) app(request, response);
        }),
      ),
    );
  };
  return (request, response) => traceRequest(request, response, () => answer(request, response));
}

function createExpressApp(
  context: AppContext,
  client: Router | undefined,
  limits: VisitorLimits,
): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', context.env.trustProxy);
  app.use('/trpc', serveProcedures(context, trustedOrigins(context.env), limits));
  app.get(HEALTH_PATH, healthz);
  app.get(READY_PATH, readyz(context));
  app.get(METRICS_PATH, metricsPage(context));
  app.use(forCrawlers(context.env.baseUrl, context.bible));
  app.use(sharePictures(context, limits));
  app.use(bibleData(context, limits));
  app.all('/api/auth/{*splat}', authHandler(context.auth, trustedOrigins(context.env)));
  app.post(BACKUP_PATH, sendBackup(context, trustedOrigins(context.env)));
  // Both ask for the session of whoever sends or reads a file.
  app.post('/files/:kind', receiveUpload(context, trustedOrigins(context.env)));
  app.get('/files/:key{/:width}', sendFile(context));
  app
    .route(UNSUBSCRIBE_PATH)
    .all((request, response, next) => {
      if (!limits.refuse(request, response, 'page')) next();
    })
    .get(unsubscribePage(context))
    .post(unsubscribePage(context));
  if (client) {
    app.get('/{*path}', (request, response, next) => {
      const file = /\.\w+$/.test(request.path);
      if (file || !limits.refuse(request, response, 'page')) next();
    });
    app.use(client);
  }
  app.use((request, response) => refuse(request, response, new AppError('NOT_FOUND')));
  app.use(errorHandler(context.log));
  return app;
}
