import type { RequestHandler } from 'express';
import type { AppContext } from '../context.ts';

export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';
const PING_TIMEOUT_MS = 2000;

export const healthz: RequestHandler = (_request, response) => {
  response.set('cache-control', 'no-store').json({ ok: true });
};

/** Answers 200 when the database is up to date and responds; 503 with the reason otherwise. */
export function readyz(context: AppContext): RequestHandler {
  return async (_request, response) => {
    response.set('cache-control', 'no-store');
    const { ready, stopping } = context.readiness;
    context.readiness.noteProbe();
    if (!ready || stopping) {
      const reason = stopping ? 'the process is stopping' : 'the database is being prepared';
      response.status(503).json({ ok: false, reason });
      return;
    }
    const timeout = new Promise<never>((_resolve, reject) =>
      setTimeout(reject, PING_TIMEOUT_MS, new Error('no answer')).unref(),
    );
    const answered = await Promise.race([context.ping(), timeout]).then(
      () => true,
      () => false,
    );
    response
      .status(answered ? 200 : 503)
      .json(
        answered
          ? { ok: true }
          : { ok: false, reason: 'the database does not answer, or takes no writes' },
      );
  };
}
