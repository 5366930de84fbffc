import {
  APICallError,
  JSONParseError,
  type JSONSchema7,
  type LanguageModelV4StreamPart as StreamPart,
  TypeValidationError,
} from '@ai-sdk/provider';
import type { LanguageModelMiddleware } from 'ai';

const MERGE_MS = 30;
const LONGEST_MERGED = 2000;

type TextDelta = Extract<StreamPart, { type: 'text-delta' }>;

/**
 * The first piece of text passes at once, the pieces within 30 ms after one travel together:
 * what stands between the model and the screen then costs no more for a model that writes letter by letter.
 */
export const mergeDeltas: LanguageModelMiddleware = {
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    return { ...rest, stream: merged(stream) };
  },
};

function merged(stream: ReadableStream<StreamPart>): ReadableStream<StreamPart> {
  const parts = stream.getReader();
  let held: TextDelta | null = null;
  let timer: NodeJS.Timeout | undefined;
  let broken = false;
  /** A stream that breaks off ends with an error as its last part, so that what came before it counts. */
  const nextPart = async (): Promise<StreamPart | undefined> => {
    try {
      return broken ? undefined : (await parts.read()).value;
    } catch (error) {
      broken = true;
      return { type: 'error', error };
    }
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const pass = (controller: ReadableStreamDefaultController<StreamPart>) => {
    if (held) controller.enqueue(held);
    held = null;
  };
  return new ReadableStream<StreamPart>(
    {
      pull: async (controller) => {
        for (;;) {
          const part = await nextPart();
          if (part?.type === 'text-delta' && timer && held?.id === part.id) {
            held = { ...held, delta: held.delta + part.delta };
            if (held.delta.length < LONGEST_MERGED) continue;
            return pass(controller);
          }
          pass(controller);
          if (part?.type === 'text-delta' && timer) {
            held = part;
            continue;
          }
          if (part?.type === 'text-delta') {
            timer = setTimeout(() => {
              timer = undefined;
              pass(controller);
            }, MERGE_MS);
          }
          if (part) return controller.enqueue(part);
          stop();
          return controller.close();
        }
      },
      cancel: (reason) => {
        stop();
        return parts.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Skips lines that are not what the protocol says; an error that the server reports stays one. */
export function skipUnreadable(onSkipped: () => void): LanguageModelMiddleware {
  const isUnreadable = (part: StreamPart) =>
    part.type === 'error' &&
    (JSONParseError.isInstance(part.error) || TypeValidationError.isInstance(part.error));
  return {
    wrapStream: async ({ doStream }) => {
      const { stream, ...rest } = await doStream();
      const skipping = new TransformStream<StreamPart, StreamPart>({
        transform: (part, controller) => {
          if (isUnreadable(part)) onSkipped();
          else controller.enqueue(part);
        },
      });
      return { ...rest, stream: stream.pipeThrough(skipping) };
    },
  };
}

const ASK_AGAIN_MS = 3_600_000;
const FORMAT = /response[_ ]?format|json[_ ]?schema|structured[_ ]output|grammar/i;
const ABOUT_THE_REQUEST: ReadonlySet<number | undefined> = new Set([400, 413, 422]);

/**
 * Asks for JSON of a schema. A server that refuses one is asked without at once, and is not
 * given another for an hour, or each answer would cost two requests; then it may have learned it.
 */
export function schemaAsker(
  now: () => Date,
): (schema: JSONSchema7 | undefined) => LanguageModelMiddleware {
  let refusedUntil = 0;
  return (schema) => ({
    wrapStream: async ({ doStream, params, model }) => {
      if (!schema || now().getTime() < refusedUntil) return doStream();
      try {
        return await model.doStream({
          ...params,
          responseFormat: { type: 'json', schema, name: 'resposta' },
        });
      } catch (error) {
        if (!refusesSchema(error)) throw error;
        refusedUntil = now().getTime() + ASK_AGAIN_MS;
        return doStream();
      }
    },
  });
}

function refusesSchema(error: unknown): boolean {
  return (
    APICallError.isInstance(error) &&
    ABOUT_THE_REQUEST.has(error.statusCode) &&
    FORMAT.test(error.responseBody ?? '')
  );
}
