import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create } from 'content-disposition';
import type { Request, RequestHandler, Response } from 'express';
import { FILE_KEY, mayUpload, type UploadKind } from '#shared/uploads.ts';
import type { Session } from '../auth/session.ts';
import { demandSecondFactor } from '../auth/staff-gates.ts';
import type { AppContext } from '../context.ts';
import { Lookup } from '../db/lookup.ts';
import { AppError } from '../errors.ts';
import { type ByteRange, StorageFailure } from '../storage/storage.ts';
import { findFiles } from '../storage/stored-files.queries.ts';
import type { StoredPart } from '../storage/stored-files.table.ts';

/** A sandboxed document has no plugins, and browsers show a PDF by one. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'self'";

/**
 * Sends a file or a part of it. Every request is authorised anew: members read what an active
 * item shows, those who look after a kind of files read all of that kind; for everybody else
 * the file is not there.
 */
export function sendFile(app: AppContext): RequestHandler {
  const files = new Lookup((keys) => findFiles(app.db, keys));
  return async (request, response) => {
    const { key = '', width = 'file' } = request.params;
    const isKey = typeof key === 'string' && FILE_KEY.test(key);
    const [session, file] = await Promise.all([
      app.sessions.read(request, response),
      isKey ? files.get(key) : undefined,
    ]);
    response.set({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    if (!session) throw new AppError('UNAUTHENTICATED');
    const part = file?.parts.find(({ name }) => name === width);
    if (!file || !part) throw new AppError('NOT_FOUND');
    if (!file.isOpen) await demandStaff(app, session, file.kind);
    const attached = request.query['download'] !== undefined;
    const inlinePdf = part.mime === 'application/pdf' && !attached;
    response.set({
      'content-type': part.mime,
      'content-disposition': create(file.name, { type: attached ? 'attachment' : 'inline' }),
      'content-security-policy': inlinePdf ? PDF_POLICY : POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${file.sha256.slice(0, 32)}-${part.name}"`,
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const range = rangeOf(request, response, part);
    if (range === 'unsatisfiable') {
      response.status(416).set('content-range', `bytes */${part.bytes}`).end();
      return;
    }
    await send(app, request, response, part, range);
  };
}

/** A file that no active item shows is there for those alone who look after its kind. */
async function demandStaff(app: AppContext, session: Session, kind: UploadKind): Promise<void> {
  if (!mayUpload(session.role, kind)) throw new AppError('NOT_FOUND');
  await demandSecondFactor(app, session);
}

async function send(
  app: AppContext,
  { method }: Request,
  response: Response,
  part: StoredPart,
  range: ByteRange | null,
): Promise<void> {
  const length = range ? range.end - range.start + 1 : part.bytes;
  response.set('content-length', String(length));
  if (range) {
    response.status(206).set('content-range', `bytes ${range.start}-${range.end}/${part.bytes}`);
  }
  if (method === 'HEAD') {
    response.end();
    return;
  }
  try {
    const source = await app.storage.open(part.location, range);
    if (source instanceof Readable) await pipeline(source, response);
    else response.end(source);
  } catch (error) {
    // The reader has left, or the storage broke off within the answer, which then ends too early.
    if (response.headersSent) return;
    if (!(error instanceof StorageFailure)) throw error;
    app.log.error({ err: error }, 'reading a file failed');
    for (const name of response.getHeaderNames()) {
      if (/^(?:content-(?:length|range|type|disposition)|etag)$/.test(name)) {
        response.removeHeader(name);
      }
    }
    throw new AppError(error.reason === 'missing' ? 'NOT_FOUND' : 'UNAVAILABLE');
  }
}

/** Several ranges at once are answered with the whole, as HTTP allows. */
function rangeOf(
  request: Request,
  response: Response,
  { bytes }: StoredPart,
): ByteRange | null | 'unsatisfiable' {
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== response.get('etag')) return null;
  const ranges = request.range(bytes, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes') return null;
  const [range] = ranges;
  return range && ranges.length === 1 ? { start: range.start, end: range.end } : null;
}
