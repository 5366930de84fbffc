import pino from 'pino';

export type Log = pino.Logger;

/**
 * The process log: JSON lines on standard output. What members type, secrets and
 * cookies have no business in it; callers log ids and counts.
 * @param to where the lines go instead
 */
export function createLog(level: string, to?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
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
  };
  return to ? pino(options, to) : pino(options);
}
