import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerEvent, Notice } from '#shared/ai.ts';
import { type AnswerFields, NO_FIELDS, withPart } from '#shared/answer-shape.ts';
import { brazilianDay } from '#shared/calendar.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { attempts } from './attempts.ts';
import type { GeneratorContext, Prompt } from './generator.ts';
import type { AnswerPart, Job } from './job.ts';
import { Meter, promptTokens } from './meter.ts';
import { type Model, ModelFault } from './model.ts';
import { inSmallSteps } from './pace.ts';
import { screenText } from './safety.ts';
import { ScriptureFinder } from './scripture/finder.ts';
import { readConsent } from './settings.queries.ts';
import {
  bookFreeAnswer,
  type Reservation,
  readRecentVerses,
  reserveTokens,
  settleTokens,
} from './usage.queries.ts';

export type Asker = Readonly<{
  app: AppContext;
  userId: string;
  signal: AbortSignal;
  /**
   * Set where the answer is made for everybody: the site's budget pays it alone, so that
   * it does not depend on who happens to ask first, and neither does the choice of a verse.
   */
  forEverybody?: Readonly<{ recentVerses: GeneratorContext['recentVerses'] }>;
}>;

type Events<Result> = AsyncGenerator<AnswerEvent<Result>, Result | null>;

const anyVerse = async (): Promise<ReadonlySet<string>> => new Set();

/**
 * The one way from a question to an answer: safety screen, consent, budget, model or
 * library, scripture check, and booking of what was used however it ends. Yields what
 * a screen shows while it is written; throws an AppError where the member must be told.
 */
export async function* generate<Result>(asker: Asker, job: Job<Result>): Events<Result> {
  for (const text of job.freeText) {
    const topic = screenText(text);
    if (topic) {
      yield { type: 'safety', topic };
      return null;
    }
  }
  const { app, userId, forEverybody } = asker;
  let recent: Promise<ReadonlySet<string>> | undefined;
  const context: GeneratorContext = {
    db: app.db,
    bible: app.bible,
    userId,
    now: app.now(),
    recentVerses: () => {
      recent ??= forEverybody?.recentVerses() ?? readRecentVerses(app.db, userId);
      return recent;
    },
  };
  const choice = await decide(asker, job, context);
  if (choice.model) return yield* fromModel(asker, job, context, choice);
  return yield* fromLibrary(asker, job, context, choice.notices);
}

type ModelChoice = Readonly<{ model: Model; prompt: Prompt; reservation: Reservation }>;
type Choice = ModelChoice | Readonly<{ model: null; notices: readonly Notice[] }>;

/** Who answers. Tokens are set aside here, before a word leaves. */
async function decide<Result>(
  { app, userId, forEverybody }: Asker,
  { name, maxOutputTokens, prompt: write }: Job<Result>,
  context: GeneratorContext,
): Promise<Choice> {
  const { model, breaker } = app.ai;
  if (!model) return { model: null, notices: [] };
  const consent = await readConsent(app.db, userId);
  if (consent === null) throw new AppError('CONSENT_REQUIRED');
  if (!consent) return { model: null, notices: ['declined'] };
  if (breaker.open) return { model: null, notices: ['down'] };
  const prompt = await write(context);
  const { memberDailyTokens, siteDailyTokens } = app.env.modelLimits;
  const reservation = await reserveTokens(
    app.db,
    {
      userId,
      day: brazilianDay(app.now()),
      generator: name,
      model: model.id,
      tokens: promptTokens(prompt) + maxOutputTokens,
    },
    { member: forEverybody ? null : memberDailyTokens, site: siteDailyTokens },
  );
  if (!reservation) return { model: null, notices: ['budget'] };
  return { model, prompt, reservation };
}

async function* fromModel<Result>(
  { app, signal }: Asker,
  job: Job<Result>,
  context: GeneratorContext,
  { model, prompt, reservation }: ModelChoice,
): AsyncGenerator<AnswerEvent<Result>, Result> {
  const meter = new Meter();
  let status: 'done' | 'failed' | 'aborted' = 'aborted';
  let fields: AnswerFields = NO_FIELDS;
  try {
    yield { type: 'start', source: 'model', notices: job.notices };
    const tries = attempts(job, prompt, app.ai.pauses.beforeRetryMs);
    for (;;) {
      fields = NO_FIELDS;
      try {
        const avoid = tries.choosy ? context.recentVerses : anyVerse;
        for await (const each of readModel(app, job, tries.call(), avoid, model, meter, signal)) {
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
        const pause = tries.after(error);
        if (pause === null) {
          status = 'failed';
          throw failureOf(app, job.name, error);
        }
        if (fields !== NO_FIELDS) yield { type: 'reset' };
        await wait(pause, undefined, { signal });
      }
    }
  } finally {
    // Also when the member leaves: what the server has written by then is paid for.
    const verses = versesIn(fields);
    const settled = settleTokens(app.db, reservation, { status, verses, ...meter.reading() });
    app.background.run('booking an answer', settled);
  }
}

function failureOf({ ai, log }: AppContext, generator: string, error: unknown): AppError {
  // A server that answers something useless is at least there.
  if (error instanceof ModelFault) ai.breaker.failed();
  log.warn({ err: error, generator }, 'the model failed');
  return new AppError('GENERATION_FAILED', undefined, { cause: error });
}

async function* readModel<Result>(
  app: AppContext,
  { read, maxOutputTokens }: Job<Result>,
  call: Prompt & Pick<Job<Result>, 'schema'>,
  avoid: GeneratorContext['recentVerses'],
  model: Model,
  meter: Meter,
  outer: AbortSignal,
): AsyncGenerator<AnswerPart, void> {
  const enough = new AbortController();
  const signal = AbortSignal.any([outer, enough.signal]);
  const reader = read(new ScriptureFinder(app.bible, app.db), avoid);
  let shown = false;
  meter.begin(call);
  try {
    for await (const event of model.stream({ ...call, maxOutputTokens, signal })) {
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
  if (!shown) throw new ModelFault('the answer is empty', { retry: true });
}

async function* fromLibrary<Result>(
  { app, userId, signal }: Asker,
  job: Job<Result>,
  context: GeneratorContext,
  notices: readonly Notice[],
): AsyncGenerator<AnswerEvent<Result>, Result> {
  const answer = await job.library(context, new ScriptureFinder(app.bible, app.db));
  const said = [...notices, ...job.notices, ...answer.notices];
  yield { type: 'start', source: 'library', notices: said };
  let fields: AnswerFields = NO_FIELDS;
  for await (const each of inSmallSteps(answer.content, app.ai.pauses.betweenStepsMs, signal)) {
    fields = withPart(fields, each.path, each.part);
    yield { type: 'part', ...each };
  }
  await bookFreeAnswer(app.db, {
    userId,
    day: brazilianDay(app.now()),
    generator: job.name,
    source: 'library',
    status: 'done',
    verses: versesIn(fields),
  });
  const result = job.result(fields);
  yield { type: 'done', result };
  return result;
}

/** The verses whose words an answer shows. */
function versesIn(fields: AnswerFields): string[] {
  const parts = Object.values(fields).flat(2);
  return [...new Set(parts.flatMap((part) => (part.type === 'quotation' ? [part.key] : [])))];
}
