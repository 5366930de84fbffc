import pino from 'pino';
import * as z from 'zod';
import { sourceStack } from './process/source-stack.ts';

export type Log = pino.Logger;

/**
 * Creates the log of the process, JSON lines on standard output. Callers log ids and counts, never
 * secrets, cookies or the words of members.
 * @param to the stream that gets the lines instead
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

const RequestLine = z.object({
  msg: z.string(),
  req: z.object({ method: z.string(), path: z.string() }),
  res: z.object({ status: z.number() }),
  responseTime: z.number(),
});

/** Creates a log of short lines for people, where the package that writes them is installed. */
export async function createReadableLog(level: string): Promise<Log> {
  const pretty = await import('pino-pretty').catch(() => null);
  if (!pretty) return createLog(level);
  return createLog(
    level,
    pretty.default({
      sync: true,
      singleLine: true,
      translateTime: 'HH:MM:ss',
      ignore: 'req,res,responseTime',
      messageFormat: (entry) => {
        const request = RequestLine.safeParse(entry);
        if (!request.success) return String(entry['msg']);
        const { req, res, responseTime } = request.data;
        return `${req.method} ${req.path} ${res.status} ${responseTime} ms`;
      },
    }),
  );
}

/**
 * Keeps an error's name, code, message and stack. Other properties that libraries add (request,
 * response, parameters) may contain the words of members.
 */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    ...('code' in error ? { code: String(error.code) } : {}),
    message,
    ...(stack ? { stack: sourceStack(stack) } : {}),
    ...(cause ? { cause: plainError(cause) } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.map(plainError) } : {}),
  };
}
