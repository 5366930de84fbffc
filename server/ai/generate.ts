import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerEvent, Notice } from '#shared/answers/ai.ts';
import {
  type AnswerShape,
  answerOf,
  NO_FIELDS,
  versesIn,
  withPart,
} from '#shared/answers/answer-shape.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { AppError } from '../errors.ts';
import { screenSeries } from '../safety/screen.ts';
import { ScriptureFinder } from '../scripture/finder.ts';
import { instructionsFor, plainField } from './answer-schema.ts';
import { BLOCK_RULE } from './blocks.ts';
import { mostOf } from './budget/meter.ts';
import { cachedGeneration } from './cache/cached-generation.ts';
import { readConsent } from './consent.queries.ts';
import { usableModel } from './engine.ts';
import { NotConfirmed } from './fact-check/fact-checker.ts';
import { mostOfChecks } from './fact-check/request.ts';
import { fromModel, type ModelChoice } from './from-model.ts';
import {
  type Answer,
  type Answering,
  type GenerationContext,
  type GeneratorContext,
  listens,
  NothingWritten,
  type Writing,
} from './generator.ts';
import { libraryParts } from './library-parts.ts';
import { ModelFault } from './model/faults.ts';
import type { Model, Prompt } from './model/openai.ts';
import { NeedsRepair } from './model/retry.ts';
import { NOTHING_RETRIEVED, retrieved, type Source } from './retrieve.ts';
import { SIGNAL_MARK } from './signal.ts';
import { bookFree, reserve } from './spend.ts';

/** A turn that comes sooner is waited for in silence; one that does not is told this often. */
const TELL_PLACE_MS = 1500;

/**
 * The one way from a question to an answer: safety screen, consent, cache, budget, model or
 * library, Scripture check, and booking of what was used however it ends. Yields what
 * a screen shows while it is written; throws an AppError where the member must be told.
 */
export async function* generate<Input, Shape extends AnswerShape, Result>(
  context: GenerationContext,
  generator: Answering<Input, Shape, Result>,
  input: Input,
): Answer<Result> {
  let care: Notice | null = null;
  for (const text of generator.freeText(input)) {
    const told = [...(generator.toldBefore?.(input) ?? []), text];
    const found = screenSeries(told, generator.isReply?.(input));
    if (found?.level === 'danger') {
      return yield { type: 'safety', topic: found.topic, sent: false };
    }
    if (found) care ??= `care-${found.topic}`;
  }
  // Help lines come before anything that may fail.
  if (care) yield { type: 'notice', notice: care };
  await context.admit?.();
  const started = yield* turnOf(context);
  try {
    const cache = await generator.cache?.(input, context);
    const write = (by: GenerationContext, instead?: Notice) =>
      writeAnswer(by, generator, input, instead);
    const answer = cache
      ? cachedGeneration(context, generator.name, cache, write, started)
      : write(context);
    for await (const event of answer) {
      if (care && event.type === 'start') yield { ...event, notices: [care, ...event.notices] };
      else yield event;
      started();
    }
  } finally {
    started();
  }
}

/** Waits for a turn to begin, and says meanwhile how far away it is. @returns what ends the turn */
async function* turnOf({
  engine,
  userId,
  signal,
  begun,
}: GenerationContext): AsyncGenerator<Extract<AnswerEvent<never>, { type: 'queue' }>, () => void> {
  const { admitted, turnsLeft } = engine.starts.enter(userId, signal);
  begun?.();
  let told = 0;
  let isTaken = false;
  try {
    while (turnsLeft() > 0) {
      const pause = wait(TELL_PLACE_MS, false, { ref: false });
      if (await Promise.race([admitted.then(() => true), pause])) break;
      const place = turnsLeft();
      if (place > 0 && place !== told) yield { type: 'queue', place };
      told = place;
    }
    isTaken = true;
    return await admitted;
  } finally {
    // Whoever stopped reading leaves no place taken.
    if (!isTaken) void admitted.then((release) => release()).catch(() => {});
  }
}

/** @param instead why the library answers in any case */
async function* writeAnswer<Input, Shape extends AnswerShape, Result>(
  context: GenerationContext,
  generator: Answering<Input, Shape, Result>,
  input: Input,
  instead?: Notice,
): Answer<Result> {
  const choice: Choice = instead
    ? { model: null, notices: [instead] }
    : await decide(context, generator, input);
  if (!choice.model) return yield* fromLibrary(context, generator, input, choice.notices);
  let isShown = false;
  try {
    for await (const event of fromModel(context, generator, input, choice)) {
      if (event.type === 'part') isShown = true;
      if (event.type === 'reset') isShown = false;
      yield event;
    }
  } catch (error) {
    // What stands on the screen stays there, and says that it ended early, unless it may be false.
    const failed = error instanceof AppError && error.code === 'GENERATION_FAILED';
    const isUnconfirmed = failed && error.cause instanceof NotConfirmed;
    if (!failed || (isShown && !isUnconfirmed) || context.signal.aborted) throw error;
    if (isShown) yield { type: 'reset' };
    const failure = isUnconfirmed ? undefined : error;
    yield* fromLibrary(context, generator, input, [noticeOf(error)], failure);
  }
}

/** A server that answered something useless is not down. */
function noticeOf({ cause }: AppError): Notice {
  if (cause instanceof NotConfirmed) return 'unconfirmed';
  return cause instanceof NeedsRepair || (cause instanceof ModelFault && cause.there)
    ? 'failed'
    : 'down';
}

type Choice = ModelChoice | Readonly<{ model: null; notices: readonly Notice[] }>;

/** Decides who answers a member. */
async function decide<Input, Shape extends AnswerShape, Result>(
  context: GenerationContext,
  generator: Answering<Input, Shape, Result>,
  input: Input,
): Promise<Choice> {
  const { engine, userId } = context;
  const model = generator.opensText?.(input) ? null : await usableModel(engine);
  if (!model) return { model: null, notices: [] };
  const consent = await readConsent(engine.db, userId);
  if (consent === null) throw new AppError('CONSENT_REQUIRED');
  if (!consent) return { model: null, notices: ['declined'] };
  const checks = await engine.settings.read('aiChecksAnswers');
  return admit(context, model, generator, input, { checks });
}

/** Chooses the model where it is up and a budget pays: tokens are set aside before a word leaves. */
export async function admit<Input, Shape extends AnswerShape, Result>(
  context: GenerationContext,
  model: Model,
  generator: Writing<Input, Shape, Result>,
  input: Input,
  { checks }: Readonly<{ checks: boolean }>,
): Promise<Choice> {
  const { engine, userId, payer } = context;
  const { breaker, checkBreaker } = engine;
  const { prompt, sources } = await promptFor(generator, input, context);
  if (!breaker.admits()) return { model: null, notices: ['down'] };
  if (checks && !checkBreaker.admits()) return { model: null, notices: ['unconfirmed'] };
  const { maxOutputTokens } = generator;
  const reservation = await reserve(engine, {
    userId,
    payer,
    generator: generator.name,
    model: model.id,
    tokens: mostOf(prompt, maxOutputTokens) + (checks ? mostOfChecks(maxOutputTokens) : 0),
  });
  if (!reservation) return { model: null, notices: ['budget'] };
  return { model, prompt, sources, reservation, checks };
}

async function promptFor<Input, Shape extends AnswerShape, Result>(
  generator: Writing<Input, Shape, Result>,
  input: Input,
  context: GeneratorContext,
): Promise<Readonly<{ prompt: Prompt; sources: readonly Source[] }>> {
  const { shape } = generator;
  const { system, turns } = await generator.prompt(input, context);
  const hears = listens(generator, input);
  const { text: found, sources } = hears
    ? await retrieved(context.bible, generator.freeText(input).join('\n'))
    : NOTHING_RETRIEVED;
  if (plainField(shape) !== null) {
    const heard = hears ? `\n\n${SIGNAL_MARK}` : '';
    return { prompt: { system: `${system}${found}\n\n${BLOCK_RULE}${heard}`, turns }, sources };
  }
  const choosesVerse = Object.values(shape).includes('verse');
  const recent = choosesVerse ? [...(await context.recentVerses())].map(labelOfKey) : [];
  const avoid =
    recent.length > 0
      ? `\n\nEstes versículos foram mostrados há pouco; escolha outro: ${recent.join('; ')}.`
      : '';
  const fields = instructionsFor(shape, generator.fields(input), hears);
  return { prompt: { system: `${system}${found}\n\n${fields}${avoid}`, turns }, sources };
}

/** @param failure what is thrown where the library has nothing either */
async function* fromLibrary<Input, Shape extends AnswerShape, Result>(
  context: GenerationContext,
  generator: Answering<Input, Shape, Result>,
  input: Input,
  notices: readonly Notice[],
  failure?: AppError,
): Answer<Result> {
  const { engine } = context;
  const { name, shape } = generator;
  const own = await ownText(generator.fromLibrary(input, context));
  if (failure && own.isNothing) throw failure;
  if (own.offers?.length) yield { type: 'offers', offers: own.offers };
  if (own instanceof NothingWritten) throw own;
  const finder = new ScriptureFinder(engine.bible, engine.db);
  const parts = await libraryParts(shape, own.content, finder);
  const always = generator.notices?.(input) ?? [];
  yield { type: 'start', source: 'library', notices: [...notices, ...always, ...own.notices] };
  let fields = NO_FIELDS;
  for (const each of parts) {
    fields = withPart(fields, each.path, each.part);
    yield { type: 'part', ...each };
  }
  await bookFree(context, { generator: name, source: 'library', verses: versesIn(fields) });
  yield { type: 'done', result: generator.result(answerOf(shape, fields)) };
}

async function ownText<Text>(written: Promise<Text>): Promise<Text | NothingWritten> {
  try {
    return await written;
  } catch (error) {
    if (error instanceof NothingWritten) return error;
    throw error;
  }
}
