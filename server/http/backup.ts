import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { mayAdministrate } from '#shared/access.ts';
import { BUSY_BACKUP } from '#shared/maintenance/backup.ts';
import type { Session } from '../auth/session.ts';
import { demandProof, demandSecondFactor } from '../auth/staff-gates.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { recordAct } from '../features/audit/api.ts';
import { objectsIn } from '../storage/local-disk.ts';
import { isForeign } from './origin-check.ts';
import { refuse } from './refuse.ts';
import { timeZoneOf } from './request-context.ts';

const FAILED = 'A cópia não pôde ser feita. Confira o espaço livre no disco e tente de novo.';

/** After so much, or so long, it is asked again whether the reader may have the rest. */
const ASK_BYTES = 1024 * 1024;
const ASK_MS = 5000;

/**
 * Sends administrators a backup of the embedded database and its files, one at a time. It is a POST, which no
 * link, prefetch or foreign page can start.
 */
export function sendBackup(app: AppContext, origins: readonly string[]): RequestHandler {
  const foreign = isForeign(origins);
  let busy = false;
  return async (request, response) => {
    response.set('cache-control', 'no-store');
    try {
      if (foreign(request)) throw new AppError('FORBIDDEN');
      const session = await administratorNow(app, request, response);
      demandProof(session);
      const actorId = session.user.id;
      const { backup } = app;
      if (!backup) throw new AppError('NOT_FOUND');
      if (busy) throw new AppError('CONFLICT', BUSY_BACKUP);
      busy = true;
      try {
        await backup(async (archive) => {
          const act = { action: 'backup.download', subject: 'banco de dados' } as const;
          await recordAct(app.db, { actorId, ...act });
          response.set({
            'content-type': 'application/gzip',
            'content-disposition': `attachment; filename="${nameAt(app.now(), timeZoneOf(request.headers.cookie))}"`,
          });
          const allowed = () => administratorNow(app, request, response);
          await pipeline(archive, whileAllowed(allowed), response, { end: false });
        }, filesOf(app));
      } finally {
        busy = false;
      }
      // Whoever has received the end may ask for the next one.
      response.end();
    } catch (error) {
      // Whoever left, or an archive that broke off, ends the connection before its end.
      if (response.headersSent) {
        app.log.warn({ err: error }, 'backup not sent to its end');
        response.destroy();
        return;
      }
      const refusal = error instanceof AppError ? error : new AppError('UNAVAILABLE', FAILED);
      if (refusal !== error) app.log.error({ err: error }, 'backup failed');
      refuse(request, response, refusal);
    }
  };
}

/** Files at a service are not in this server's hands. */
const filesOf = ({ env: { storage } }: AppContext) =>
  storage.kind === 'disk' ? objectsIn(storage.directory) : null;

async function administratorNow(
  app: AppContext,
  request: Request,
  response: Response,
): Promise<Session> {
  const session = await app.sessions.read(request, response);
  if (!session) throw new AppError('UNAUTHENTICATED');
  if (!mayAdministrate(session.role)) throw new AppError('FORBIDDEN');
  await demandSecondFactor(app, session);
  return session;
}

/** Passes an archive on for as long as its reader may have it: a slow one may lose the role meanwhile. */
const whileAllowed = (demand: () => Promise<unknown>) =>
  async function* (archive: AsyncIterable<Buffer>) {
    let [sent, at] = [0, performance.now()];
    for await (const chunk of archive) {
      sent += chunk.length;
      if (sent > ASK_BYTES || performance.now() - at > ASK_MS) {
        await demand();
        [sent, at] = [0, performance.now()];
      }
      yield chunk;
    }
  };

/** "companheiro-biblico-20261122-1745.tar.gz", by the administrator's clock. */
function nameAt(now: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day, time] = format.format(now).replaceAll(/[-:]/g, '').split(' ');
  return `companheiro-biblico-${day}-${time}.tar.gz`;
}
