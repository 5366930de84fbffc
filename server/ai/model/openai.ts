import { createOpenAI } from '@ai-sdk/openai';
import type { JSONSchema7 } from '@ai-sdk/provider';
import {
  extractReasoningMiddleware,
  type LanguageModel,
  type LanguageModelMiddleware,
  streamText,
  wrapLanguageModel,
} from 'ai';
import { type Env, OPENAI_ADDRESS } from '../../env.ts';
import type { Log } from '../../log.ts';
import { noteFault } from '../../process/notices.ts';
import { traced, WORK, type Work } from '../../tracing/work.ts';
import { faultOf, ModelFault } from './faults.ts';
import { mergeDeltas, schemaAsker } from './middleware.ts';

export type ChatTurn = Readonly<{ role: 'user' | 'assistant'; content: string }>;

export type Prompt = Readonly<{ system: string; turns: readonly ChatTurn[] }>;

export type ModelCall = Prompt &
  Readonly<{
    maxOutputTokens: number;
    /** Asks for JSON of this shape where the server can be told so. */
    schema?: JSONSchema7 | undefined;
    /** The time by which the answer must be whole, by `performance.now()`. */
    until: number;
    signal: AbortSignal;
  }>;

type ModelEvent =
  | Readonly<{ type: 'text'; text: string }>
  | Readonly<{
      type: 'end';
      /** False where the model reached the most it may write. */
      whole: boolean;
      /** Null where the server does not say. */
      inputTokens: number | null;
      outputTokens: number | null;
    }>;

/** A language model behind one function, so that nothing else knows who serves it. */
export type Model = Readonly<{
  id: string;
  description: string;
  stream: (call: ModelCall) => AsyncGenerator<ModelEvent>;
}>;

export function createModel(
  config: Env['model'],
  { stallMs }: Env['modelLimits'],
  { now, log }: Readonly<{ now: () => Date; log: Log }>,
): Model | null {
  if (config.kind === 'library') return null;
  const openai = createOpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl ?? OPENAI_ADDRESS,
  });
  const askForSchema = schemaAsker(now);
  const common: LanguageModelMiddleware[] = [
    extractReasoningMiddleware({ tagName: 'think' }),
    mergeDeltas(() => log.warn('unreadable model line skipped')),
  ];
  return {
    id: config.id,
    description: config.baseUrl
      ? `${config.id} at ${new URL(config.baseUrl).host}`
      : `${config.id} at OpenAI`,
    stream: (call) => {
      const model = wrapLanguageModel({
        // Compatible servers rarely have the Responses API; chat completions all have.
        model: openai.chat(config.id),
        middleware: [...common, askForSchema(call.schema)],
      });
      const events = streamModel(model, call, stallMs);
      return WORK.hasSubscribers ? tracedCall(config.id, events) : events;
    },
  };
}

/** The model that checks answers; null where the one that writes them does. */
export function createCheckModel(
  config: Env['model'],
  limits: Env['modelLimits'],
  parts: Readonly<{ now: () => Date; log: Log }>,
): Model | null {
  if (config.kind === 'library' || config.checkId === null) return null;
  return createModel({ ...config, id: config.checkId }, limits, parts);
}

/** Streams a call of which a trace tells model and tokens, and nothing of its texts. */
async function* tracedCall(
  id: string,
  events: AsyncGenerator<ModelEvent>,
): AsyncGenerator<ModelEvent> {
  const ended = Promise.withResolvers<void>();
  const work: Work = {
    name: `model ${id}`,
    kind: 'model',
    attributes: { 'gen_ai.request.model': id },
  };
  void traced(
    () => work,
    () => ended.promise,
  );
  try {
    for await (const event of events) {
      if (event.type === 'end') {
        work.attributes['gen_ai.usage.input_tokens'] = event.inputTokens ?? 0;
        work.attributes['gen_ai.usage.output_tokens'] = event.outputTokens ?? 0;
      }
      yield event;
    }
  } catch (error) {
    work.failed = true;
    throw error;
  } finally {
    ended.resolve();
  }
}

async function* streamModel(
  model: LanguageModel,
  call: ModelCall,
  stallMs: number,
): AsyncGenerator<ModelEvent> {
  const watch = watchTime(call, stallMs);
  try {
    const { stream } = streamText({
      model,
      instructions: call.system,
      messages: [...call.turns],
      maxOutputTokens: call.maxOutputTokens,
      abortSignal: watch.signal,
      // Each attempt is paid for: how often is decided where the budget is known.
      maxRetries: 0,
      // Errors arrive in the stream; the default prints them, prompt included.
      onError: () => {},
    });
    // Read by hand: leaving a loop would wait for the stream to close, which only the abort does.
    const parts = stream.getReader();
    let ended = false;
    for (let next = await parts.read(); !next.done; next = await parts.read()) {
      const part = next.value;
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw watch.signal.reason;
      if (part.type === 'reasoning-delta') watch.sawLife();
      if (part.type === 'text-delta') {
        watch.sawLife();
        yield { type: 'text', text: part.text };
      } else if (part.type === 'finish') {
        // A cut stream "finishes" too, but the server never said why it stopped.
        ended = part.rawFinishReason !== undefined;
        const { inputTokens, outputTokens } = part.totalUsage;
        if (ended) {
          yield {
            type: 'end',
            whole: part.finishReason !== 'length',
            inputTokens: inputTokens ?? null,
            outputTokens: outputTokens ?? null,
          };
        }
      }
    }
    if (!ended) throw new ModelFault('the stream ended before the answer did', { retry: true });
  } catch (error) {
    throw noted(reasonOf(error, call.signal, watch.signal));
  } finally {
    watch.stop();
  }
}

/**
 * Aborts a call that takes too long in all, or is silent for too long. The library's own
 * limit for the first text starts only after the headers.
 */
function watchTime({ signal: outer, until }: ModelCall, stallMs: number) {
  const inner = new AbortController();
  const abort = () => inner.abort(outer.reason);
  if (outer.aborted) abort();
  outer.addEventListener('abort', abort, { once: true });
  const late = () =>
    inner.abort(new ModelFault('the model took too long', { retry: false, late: true }));
  const total = setTimeout(late, Math.max(0, until - performance.now()));
  const stall = setTimeout(late, stallMs);
  return {
    signal: inner.signal,
    sawLife: () => stall.refresh(),
    stop: () => {
      clearTimeout(total);
      clearTimeout(stall);
      outer.removeEventListener('abort', abort);
      // Leaving early must also end the request upstream.
      inner.abort();
    },
  };
}

function noted(reason: unknown): unknown {
  if (reason instanceof ModelFault) noteFault('model', reason.kind);
  return reason;
}

function reasonOf(error: unknown, outer: AbortSignal, inner: AbortSignal): unknown {
  if (outer.aborted) return outer.reason;
  return inner.aborted && inner.reason instanceof ModelFault ? inner.reason : faultOf(error);
}
