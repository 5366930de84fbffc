import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerEvent, SafetyTopic } from '#shared/answers/ai.ts';
import {
  type AnswerFields,
  type AnswerShape,
  answerOf,
  NO_FIELDS,
  versesIn,
  withPart,
} from '#shared/answers/answer-shape.ts';
import { AppError } from '../errors.ts';
import { type AnswerPart, type AnswerReader, joinedParts } from './answer-part.ts';
import type { MeteredCall } from './budget/meter.ts';
import type { Reservation } from './budget/usage.queries.ts';
import type { Engine } from './engine.ts';
import { FactChecker, type FactCheckOptions, NotConfirmed } from './fact-check/fact-checker.ts';
import { type GenerationContext, listens, type Writing } from './generator.ts';
import { ModelFault } from './model/faults.ts';
import type { Model, ModelCall, Prompt } from './model/openai.ts';
import { Attempts, NeedsRepair } from './model/retry.ts';
import { dangerIn, formatOf, helpLines } from './reader.ts';
import { builtOn, leanedOn, type Source } from './retrieve.ts';
import { type Spending, spending } from './spend.ts';

export type ModelChoice = Readonly<{
  model: Model;
  prompt: Prompt;
  /** What the prompt carries of the library and the Bible, in its order. */
  sources: readonly Source[];
  reservation: Reservation;
  /** Whether a second call checks what the first one says of the Bible. */
  checks: boolean;
}>;

/** Whether a model is shown a wrong answer and asked for all of it again. */
export type Repairs = Readonly<{ repairs?: boolean }>;

const anyVerse = async (): Promise<ReadonlySet<string>> => new Set();

/** Streams a model's answer, attempt by attempt, within the time and the tokens of one answer. */
export function fromModel<Input, Shape extends AnswerShape, Result>(
  context: GenerationContext,
  generator: Writing<Input, Shape, Result>,
  input: Input,
  choice: ModelChoice,
  { repairs = true }: Repairs = {},
): AsyncGenerator<AnswerEvent<Result>, void> {
  return spending(context.engine, choice.reservation, (spent) =>
    attemptAll(context, generator, input, { ...choice, repairs }, spent),
  );
}

async function* attemptAll<Input, Shape extends AnswerShape, Result>(
  context: GenerationContext,
  generator: Writing<Input, Shape, Result>,
  input: Input,
  { model, prompt, sources, checks, repairs }: ModelChoice & Required<Repairs>,
  spent: Spending,
): AsyncGenerator<AnswerEvent<Result>, void> {
  const { engine, signal } = context;
  const { shape, maxOutputTokens } = generator;
  const until = performance.now() + engine.limits.timeoutMs;
  const attempts = new Attempts(prompt, engine.retryPauseMs, repairs);
  const { schema, readerFor } = formatOf(engine, generator, input);
  const facts: Facts = {
    model: engine.checkModel ?? model,
    bible: engine.bible,
    maxOutputTokens,
    until,
    signal,
    meter: spent.meter,
    reserved: spent.tokens,
    isWanted: checks,
    isToMember: listens(generator, input),
    failed: (err) => engine.log.warn({ err, generator: generator.name }, 'answer not checked'),
  };
  let fields: AnswerFields = NO_FIELDS;
  const note = ({ path, part }: AnswerPart) => {
    fields = withPart(fields, path, part);
  };
  try {
    yield { type: 'start', source: 'model', notices: generator.notices?.(input) ?? [] };
    for (;;) {
      fields = NO_FIELDS;
      try {
        const reader = readerFor(attempts.choosy ? context.recentVerses : anyVerse);
        const call = { ...attempts.prompt, schema, maxOutputTokens, signal, until };
        const end = yield* callModel(model, call, reader, facts, note);
        engine.breaker.succeeded();
        if (checks) engine.checkBreaker.succeeded();
        spent.status = 'done';
        if (typeof end === 'object') {
          yield { type: 'safety', topic: end.danger, sent: true };
          return;
        }
        yield* builtOn(generator, leanedOn(sources, reader.leans(), fields), note);
        const result = generator.result(answerOf(shape, fields));
        yield { type: end === 'whole' ? 'done' : 'cut', result };
        return;
      } catch (error) {
        spent.status = signal.aborted ? 'aborted' : 'failed';
        const pause = pauseAfter(error, context, generator, { attempts, until, spent });
        spent.status = 'aborted';
        if (fields !== NO_FIELDS) yield { type: 'reset' };
        await wait(pause, undefined, { signal });
      }
    }
  } finally {
    spent.verses = versesIn(fields);
  }
}

type Course = Readonly<{
  attempts: Attempts;
  until: number;
  spent: Spending;
}>;

/**
 * The wait before another attempt, which the reservation must hold.
 * @throws where there is none
 */
function pauseAfter(
  error: unknown,
  { engine, signal }: GenerationContext,
  { name, maxOutputTokens }: Readonly<{ name: string; maxOutputTokens: number }>,
  { attempts, until, spent }: Course,
): number {
  if (signal.aborted) throw error;
  const pause = attempts.after(error, until);
  const paid = spent.meter.covers(attempts.prompt, maxOutputTokens, spent.tokens);
  if (pause === null || !paid) throw failureOf(engine, name, error);
  return pause;
}

function failureOf(
  { breaker, checkBreaker, log }: Engine,
  generator: string,
  error: unknown,
): AppError {
  // A server that answers something useless is at least there.
  if (error instanceof NeedsRepair || (error instanceof ModelFault && error.there)) {
    breaker.succeeded();
  } else if (error instanceof ModelFault) {
    breaker.failed();
  }
  if (error instanceof NotConfirmed && error.isUnanswered) checkBreaker.failed();
  // The description of a wrong answer quotes it, so it is not logged.
  const problem = error instanceof NeedsRepair ? { problem: error.name } : { err: error };
  log.warn({ ...problem, generator }, 'model failed');
  return new AppError('GENERATION_FAILED', undefined, { cause: error });
}

type Facts = FactCheckOptions &
  Readonly<{
    isWanted: boolean;
    /** Whether it answers what a member typed. */
    isToMember: boolean;
  }>;

/** The end of a call: by itself, early, or because of danger: heard in the message, or counselled. */
type CallEnd = 'whole' | 'cut' | Readonly<{ danger: SafetyTopic }>;

type Shown =
  | (Readonly<{ type: 'part' }> & AnswerPart)
  | Extract<AnswerEvent<never>, Readonly<{ type: 'notice' }>>;

/** Yields what one call shows, counts what it costs and checks what it says. */
async function* callModel(
  model: Model,
  call: ModelCall,
  reader: AnswerReader,
  { isWanted, isToMember, ...options }: Facts,
  note: (part: AnswerPart) => void,
): AsyncGenerator<Shown, CallEnd> {
  const counted = options.meter.begin(call);
  const checker = isWanted ? new FactChecker(options) : null;
  try {
    const checked = checker?.around(reader) ?? reader;
    return yield* readModel(model, call, checked, counted, note, isToMember);
  } catch (error) {
    if (error instanceof ModelFault && error.free) counted.refused();
    throw error;
  } finally {
    checker?.stop();
  }
}

/** Yields what one call shows and notes each part of it. */
async function* readModel(
  model: Model,
  call: ModelCall,
  reader: AnswerReader,
  counted: MeteredCall,
  note: (part: AnswerPart) => void,
  isToMember: boolean,
): AsyncGenerator<Shown, CallEnd> {
  let shown = false;
  let whole = true;
  const care = helpLines(reader);
  const show = (part: AnswerPart) => {
    shown = true;
    note(part);
    return { type: 'part' as const, ...part };
  };
  for await (const event of model.stream(call)) {
    if (event.type === 'end') {
      // An object that is there to its last brace is whole all the same.
      whole = event.whole || reader.endsItself;
      counted.end(event.inputTokens, event.outputTokens);
      continue;
    }
    counted.wrote(event.text.length);
    const parts = await reader.push(event.text);
    const danger = dangerIn(reader, isToMember);
    if (danger) return { danger };
    for (const notice of care()) yield { type: 'notice', notice };
    for (const part of joinedParts(parts)) yield show(part);
    // Leaving the loop ends the request upstream.
    if (reader.full()) break;
  }
  const last = await reader.finish();
  const danger = dangerIn(reader, isToMember);
  if (danger) return { danger };
  for (const notice of care()) yield { type: 'notice', notice };
  for (const part of joinedParts(last)) yield show(part);
  if (!shown) throw new ModelFault('the answer is empty', { retry: true, there: true });
  return whole ? 'whole' : 'cut';
}
