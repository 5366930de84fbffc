import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerEvent } from '#shared/ai.ts';
import { type AnswerFields, NO_FIELDS, versesIn, withPart } from '#shared/answer-shape.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { ScriptureFinder } from '../scripture/finder.ts';
import type { Asker } from './asker.ts';
import type { Meter } from './budget/meter.ts';
import { Spending } from './budget/spending.ts';
import type { Reservation, Settlement } from './budget/usage.queries.ts';
import type { GeneratorContext, Prompt } from './generator.ts';
import { type AnswerPart, type Job, NeedsRepair } from './job.ts';
import { ModelFault } from './model/faults.ts';
import type { Model, ModelCall } from './model/openai.ts';
import { attempts } from './model/retry.ts';

export type ModelChoice = Readonly<{ model: Model; prompt: Prompt; reservation: Reservation }>;

type Events<Result> = AsyncGenerator<AnswerEvent<Result>, Result>;

const anyVerse = async (): Promise<ReadonlySet<string>> => new Set();

/** What a model writes, attempt by attempt, within the time and the tokens of one answer. */
export async function* fromModel<Result>(
  { app, signal }: Asker,
  job: Job<Result>,
  context: GeneratorContext,
  { model, prompt, reservation }: ModelChoice,
): Events<Result> {
  const spending = new Spending(app, reservation);
  const until = performance.now() + app.env.modelLimits.timeoutMs;
  let status: Settlement['status'] = 'aborted';
  let fields: AnswerFields = NO_FIELDS;
  try {
    yield { type: 'start', source: 'model', notices: job.notices };
    const tries = attempts(job, prompt, app.ai.pauses.beforeRetryMs);
    for (;;) {
      fields = NO_FIELDS;
      try {
        const avoid = tries.choosy ? context.recentVerses : anyVerse;
        const call = { ...tries.call(), maxOutputTokens: job.maxOutputTokens, signal, until };
        for await (const each of readModel(app, job, call, avoid, model, spending.meter)) {
          fields = withPart(fields, each.path, each.part);
          yield { type: 'part', ...each };
        }
        app.ai.breaker.succeeded();
        status = 'done';
        const result = job.result(fields);
        yield { type: 'done', result };
        return result;
      } catch (error) {
        if (signal.aborted) throw error;
        status = 'failed';
        const pause = await pauseAfter(error, tries, spending, job.maxOutputTokens);
        if (pause === null) throw failureOf(app, job.name, error);
        status = 'aborted';
        if (fields !== NO_FIELDS) yield { type: 'reset' };
        await wait(pause, undefined, { signal });
      }
    }
  } finally {
    spending.book(status, versesIn(fields));
  }
}

/** How long to wait before another attempt, which is paid like the first; null for none. */
async function pauseAfter(
  error: unknown,
  tries: ReturnType<typeof attempts>,
  spending: Spending,
  maxOutputTokens: number,
): Promise<number | null> {
  if (error instanceof ModelFault && error.free) spending.meter.refused();
  const pause = tries.after(error);
  if (pause === null) return null;
  return (await spending.coversAnother(tries.call(), maxOutputTokens)) ? pause : null;
}

function failureOf({ ai, log }: AppContext, generator: string, error: unknown): AppError {
  // A server that answers something useless is at least there.
  if (error instanceof NeedsRepair || (error instanceof ModelFault && error.there)) {
    ai.breaker.succeeded();
  } else if (error instanceof ModelFault) {
    ai.breaker.failed();
  }
  // What is wrong with an answer is told in its own words, which are nobody else's.
  const problem = error instanceof NeedsRepair ? { problem: error.name } : { err: error };
  log.warn({ ...problem, generator }, 'the model failed');
  return new AppError('GENERATION_FAILED', undefined, { cause: error });
}

async function* readModel<Result>(
  app: AppContext,
  { read }: Job<Result>,
  call: ModelCall,
  avoid: GeneratorContext['recentVerses'],
  model: Model,
  meter: Meter,
): AsyncGenerator<AnswerPart, void> {
  const enough = new AbortController();
  const signal = AbortSignal.any([call.signal, enough.signal]);
  const reader = read(new ScriptureFinder(app.bible, app.db), avoid);
  let shown = false;
  meter.begin(call);
  try {
    for await (const event of model.stream({ ...call, signal })) {
      if (event.type === 'end') {
        meter.end(event.inputTokens, event.outputTokens);
        continue;
      }
      meter.wrote(event.text.length);
      for (const part of await reader.push(event.text)) {
        shown = true;
        yield part;
      }
      if (reader.full()) break;
    }
  } finally {
    enough.abort();
  }
  for (const part of await reader.finish()) {
    shown = true;
    yield part;
  }
  if (!shown) throw new ModelFault('the answer is empty', { retry: true, there: true });
}
