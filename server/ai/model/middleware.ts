import {
  APICallError,
  JSONParseError,
  type JSONSchema7,
  type LanguageModelV4StreamPart as StreamPart,
  TypeValidationError,
} from '@ai-sdk/provider';
import type { LanguageModelMiddleware } from 'ai';

const MERGE_MS = 50;
const LONGEST_MERGED = 2000;
/** So many pieces pass at once, so that the first sentence is there soon. */
const FIRST_PIECES = 4;

type TextDelta = Extract<StreamPart, { type: 'text-delta' }>;

/**
 * The first pieces of text pass at once, later ones within 50 ms travel together: what stands
 * between the model and the screen then costs no more for a model that writes letter by letter.
 * Lines that are not what the protocol says are skipped; an error that the server reports stays one.
 */
export function mergeDeltas(onSkipped: () => void): LanguageModelMiddleware {
  return {
    wrapStream: async ({ doStream }) => {
      const { stream, ...rest } = await doStream();
      return { ...rest, stream: merged(stream, onSkipped) };
    },
  };
}

const isUnreadable = (part: StreamPart | undefined) =>
  part?.type === 'error' &&
  (JSONParseError.isInstance(part.error) || TypeValidationError.isInstance(part.error));

/**
 * Reads the parts of a stream. One that breaks off ends with an error as its last part, so that what
 * came before it counts.
 */
function readableParts(stream: ReadableStream<StreamPart>, onSkipped: () => void) {
  const parts = stream.getReader();
  let broken = false;
  return {
    next: async (): Promise<StreamPart | undefined> => {
      try {
        for (;;) {
          const part = broken ? undefined : (await parts.read()).value;
          if (!isUnreadable(part)) return part;
          onSkipped();
        }
      } catch (error) {
        broken = true;
        return { type: 'error', error };
      }
    },
    cancel: (reason: unknown) => parts.cancel(reason),
  };
}

function merged(
  stream: ReadableStream<StreamPart>,
  onSkipped: () => void,
): ReadableStream<StreamPart> {
  const parts = readableParts(stream, onSkipped);
  let held: TextDelta | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pieces = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const pass = (controller: ReadableStreamDefaultController<StreamPart>) => {
    if (held) controller.enqueue(held);
    held = null;
  };
  const mergeFromHere = (controller: ReadableStreamDefaultController<StreamPart>) => {
    timer = setTimeout(() => {
      timer = undefined;
      if (held) mergeFromHere(controller);
      pass(controller);
    }, MERGE_MS);
  };
  const mergeNext = (controller: ReadableStreamDefaultController<StreamPart>) => {
    if (++pieces > FIRST_PIECES) mergeFromHere(controller);
  };
  return new ReadableStream<StreamPart>(
    {
      pull: async (controller) => {
        for (;;) {
          const part = await parts.next();
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
          if (part?.type === 'text-delta') mergeNext(controller);
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
