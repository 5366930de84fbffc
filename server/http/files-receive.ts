import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { mayUpload, tooLargeMessage, UPLOAD_KINDS } from '#shared/uploads.ts';
import { demandSecondFactor } from '../auth/staff-gates.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Limit, spendOrRefuse } from '../rate-limit/rate-limit.ts';
import { FileRefused } from '../storage/file-refused.ts';
import { storeFile, uploadLimit } from '../storage/store-file.ts';
import { allowLongBody } from './http-server.ts';
import { isForeign } from './origin-check.ts';
import { refuseEarly } from './refuse.ts';

const UPLOADS: Limit = { max: 120, windowSeconds: 3600 };

/** Takes the bytes of one file as the body, and its name as a header. */
export function receiveUpload(app: AppContext, origins: readonly string[]): RequestHandler {
  const foreign = isForeign(origins);
  return async (request, response) => {
    response.set('cache-control', 'no-store');
    try {
      if (foreign(request)) throw new AppError('FORBIDDEN');
      const upload = await admit(app, request, response);
      allowLongBody(request);
      const name = nameIn(request.headers);
      const storing = storeFile(app, { ...upload, name, source: request });
      // A stop waits until what was begun is stored, or put away.
      app.background.run('storing a file', Promise.allSettled([storing]));
      response.status(201).json(await storing);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.status >= 500) app.log.error({ err: error }, 'storing a file failed');
      refuseEarly(request, response, error);
    }
  };
}

/** Refuses whoever may not upload, and what cannot be stored, before a byte of it is read. */
async function admit(app: AppContext, request: Request, response: Response) {
  const session = await app.sessions.read(request, response);
  if (!session) throw new AppError('UNAUTHENTICATED');
  const kind = UPLOAD_KINDS.find((each) => each === request.params['kind']);
  if (!kind) throw new AppError('NOT_FOUND');
  if (!mayUpload(session.role, kind)) throw new AppError('FORBIDDEN');
  await demandSecondFactor(app, session);
  const maxBytes = await uploadLimit(app, kind);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    throw new FileRefused('too-large', tooLargeMessage(kind, maxBytes));
  }
  await spendOrRefuse(app.db, 'upload', session.user.id, UPLOADS);
  return { kind, createdBy: session.user.id };
}

/** A header holds ASCII only, so the name comes encoded as in an address. */
function nameIn(headers: IncomingHttpHeaders): string {
  const given = headers['x-file-name'];
  try {
    return decodeURIComponent(typeof given === 'string' ? given : '');
  } catch {
    return '';
  }
}
