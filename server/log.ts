import pino from 'pino';

export type Log = pino.Logger;

/**
 * The process log: JSON lines on standard output. What members type, secrets and
 * cookies have no business in it; callers log ids and counts.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        '*.password',
        '*.token',
        '*.email',
      ],
      censor: '[removed]',
    },
  });
}
