import { createOpenAI } from '@ai-sdk/openai';
import type { JSONSchema7 } from '@ai-sdk/provider';
import type { Env } from '../../env.ts';
import { faultOf, ModelFault } from './faults.ts';

type Provider = ReturnType<typeof createOpenAI>;
type SdkModel = ReturnType<Provider['chat']>;
type SdkPrompt = Parameters<SdkModel['doStream']>[0]['prompt'];

export type ChatTurn = Readonly<{ role: 'user' | 'assistant'; content: string }>;

export type ModelCall = Readonly<{
  system: string;
  turns: readonly ChatTurn[];
  maxOutputTokens: number;
  /** Asks for JSON of this shape where the server can be told so. */
  schema?: JSONSchema7;
  /** When the answer must be whole, by `performance.now()`. */
  until: number;
  signal: AbortSignal;
}>;

export type ModelEvent =
  | Readonly<{ type: 'text'; text: string }>
  /** Token counts are null where the server does not say. */
  | Readonly<{ type: 'end'; inputTokens: number | null; outputTokens: number | null }>;

/** A language model behind one function, so that nothing else knows who serves it. */
export type Model = Readonly<{
  id: string;
  description: string;
  stream: (call: ModelCall) => AsyncGenerator<ModelEvent>;
}>;

export function createModel(
  config: Env['model'],
  limits: Env['modelLimits'],
  now: () => Date,
): Model | null {
  if (config.kind === 'library') return null;
  const openai = createOpenAI({
    apiKey: config.apiKey,
    ...(config.baseUrl ? { baseURL: config.baseUrl } : {}),
  });
  // Compatible servers rarely have the Responses API; chat completions all have.
  const model = openai.chat(config.id);
  return {
    id: config.id,
    description: config.baseUrl
      ? `${config.id} at ${new URL(config.baseUrl).host}`
      : `${config.id} at OpenAI`,
    stream: withoutRefused((call) => streamModel(model, call, limits), now),
  };
}

const ASK_AGAIN_MS = 3_600_000;

/**
 * A server that refused a schema is not given one for an hour, or each answer would cost
 * two requests; after that it may have learned it.
 */
function withoutRefused(stream: Model['stream'], now: () => Date): Model['stream'] {
  let refusedUntil = 0;
  return async function* (call) {
    const { schema, ...plain } = call;
    const knows = now().getTime() >= refusedUntil;
    try {
      yield* stream(knows ? call : plain);
    } catch (error) {
      if (error instanceof ModelFault && error.refusedFormat) {
        refusedUntil = now().getTime() + ASK_AGAIN_MS;
      }
      throw error;
    }
  };
}

async function* streamModel(
  model: SdkModel,
  call: ModelCall,
  limits: Env['modelLimits'],
): AsyncGenerator<ModelEvent> {
  const watch = watchTime(call, limits);
  try {
    // The provider itself rather than streamText, whose layers cost more than the rest of
    // an answer: measured, 9 ms of processor a stream against 4, and 1 ms to the first word.
    const { stream } = await model.doStream({
      prompt: promptOf(call),
      maxOutputTokens: call.maxOutputTokens,
      abortSignal: watch.signal,
      ...(call.schema
        ? { responseFormat: { type: 'json', schema: call.schema, name: 'resposta' } }
        : {}),
    });
    let ended = false;
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta') {
        watch.sawText();
        yield { type: 'text', text: part.delta };
      } else if (part.type === 'finish') {
        // A cut stream "finishes" too, but the server never said why it stopped.
        ended = part.finishReason.raw !== undefined;
        const { inputTokens, outputTokens } = part.usage;
        if (ended) {
          yield {
            type: 'end',
            inputTokens: inputTokens.total ?? null,
            outputTokens: outputTokens.total ?? null,
          };
        }
      }
    }
    if (!ended) throw new ModelFault('the stream ended before the answer did', { retry: true });
  } catch (error) {
    throw reasonOf(error, call.signal, watch.signal);
  } finally {
    watch.stop();
  }
}

function promptOf({ system, turns }: ModelCall): SdkPrompt {
  return [
    { role: 'system', content: system },
    ...turns.map(({ role, content }): SdkPrompt[number] =>
      role === 'user'
        ? { role: 'user', content: [{ type: 'text', text: content }] }
        : { role: 'assistant', content: [{ type: 'text', text: content }] },
    ),
  ];
}

/** Aborts a call that takes too long in all, or says nothing for too long. */
function watchTime({ signal: outer, until }: ModelCall, { stallMs }: Env['modelLimits']) {
  const inner = new AbortController();
  const abort = () => inner.abort(outer.reason);
  if (outer.aborted) abort();
  outer.addEventListener('abort', abort, { once: true });
  const late = () => inner.abort(new ModelFault('the model took too long', { retry: false }));
  const total = setTimeout(late, Math.max(0, until - performance.now()));
  const stall = setTimeout(late, stallMs);
  return {
    signal: inner.signal,
    sawText: () => stall.refresh(),
    stop: () => {
      clearTimeout(total);
      clearTimeout(stall);
      outer.removeEventListener('abort', abort);
      // Leaving early must also end the request upstream.
      inner.abort();
    },
  };
}

function reasonOf(error: unknown, outer: AbortSignal, inner: AbortSignal): unknown {
  if (outer.aborted) return outer.reason;
  return inner.aborted && inner.reason instanceof ModelFault ? inner.reason : faultOf(error);
}
