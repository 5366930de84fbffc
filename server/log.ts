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
    serializers: { err: plainError },
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

/**
 * Of an error its kind, its sentence and where it arose. What libraries hang on theirs
 * (the request, its answer, the parameters) may be what a member typed.
 */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    ...('code' in error ? { code: String(error.code) } : {}),
    message,
    stack,
    ...(cause ? { cause: plainError(cause) } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.map(plainError) } : {}),
  };
}
