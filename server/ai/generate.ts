import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerEvent, Notice } from '#shared/ai.ts';
import { brazilianDay } from '#shared/calendar.ts';
import { appendPart, type Part, type RichText } from '#shared/rich-text.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { GeneratorContext, Prompt, TextGenerator } from './generator.ts';
import { type Model, ModelFault } from './model.ts';
import { screenText } from './safety.ts';
import { ScriptureFinder } from './scripture/finder.ts';
import { authoredParts } from './scripture/gate.ts';
import { readConsent } from './settings.queries.ts';
import { TextStream } from './text-stream.ts';
import { estimateTokens } from './tokens.ts';
import { bookFreeAnswer, type Reservation, reserveTokens, settleTokens } from './usage.queries.ts';

export type Asker = Readonly<{ app: AppContext; userId: string; signal: AbortSignal }>;

const RETRY_AFTER_MS = 400;
const LONGEST_TEXT = 12_000;

/**
 * The one way from a question to an answer: safety screen, consent, budget, model or
 * library, scripture check, and booking of what was used however it ends. Yields what
 * a screen shows while it is written; throws an AppError where the member must be told.
 */
export async function* generateText<Input>(
  asker: Asker,
  generator: TextGenerator<Input>,
  input: Input,
): AsyncGenerator<AnswerEvent<RichText>, RichText | null> {
  for (const text of generator.freeText(input)) {
    const topic = screenText(text);
    if (topic) {
      yield { type: 'safety', topic };
      return null;
    }
  }
  const { app, userId, signal } = asker;
  const context: GeneratorContext = { db: app.db, bible: app.bible, userId, now: app.now() };
  const prompt = await generator.prompt(input, context);
  const decision = await decide(asker, generator, prompt);
  if (decision.model) {
    return yield* fromModel(asker, generator, prompt, decision.model, decision.reservation);
  }
  return yield* fromLibrary(asker, generator, input, context, decision.notices, signal);
}

type Choice =
  | { model: Model; reservation: Reservation; notices: [] }
  | { model: null; notices: readonly Notice[] };

/** Who answers. Tokens are set aside here, before a word leaves. */
async function decide(
  { app, userId }: Asker,
  { name, maxOutputTokens }: Pick<TextGenerator<never>, 'name' | 'maxOutputTokens'>,
  prompt: Prompt,
): Promise<Choice> {
  const { model, breaker } = app.ai;
  if (!model) return { model: null, notices: [] };
  const consent = await readConsent(app.db, userId);
  if (consent === null) throw new AppError('CONSENT_REQUIRED');
  if (!consent) return { model: null, notices: ['declined'] };
  if (breaker.open) return { model: null, notices: ['down'] };
  const { memberDailyTokens, siteDailyTokens } = app.env.modelLimits;
  const reservation = await reserveTokens(
    app.db,
    {
      userId,
      day: brazilianDay(app.now()),
      generator: name,
      model: model.id,
      tokens: estimateTokens(promptLength(prompt)) + maxOutputTokens,
    },
    { member: memberDailyTokens, site: siteDailyTokens },
  );
  if (!reservation) return { model: null, notices: ['budget'] };
  return { model, reservation, notices: [] };
}

function promptLength({ system, turns }: Prompt): number {
  return system.length + turns.reduce((sum, turn) => sum + turn.content.length, 0);
}

async function* fromModel<Input>(
  { app, signal }: Asker,
  generator: TextGenerator<Input>,
  prompt: Prompt,
  model: Model,
  reservation: Reservation,
): AsyncGenerator<AnswerEvent<RichText>, RichText> {
  const meter = new Meter(prompt);
  let status: 'done' | 'failed' | 'aborted' = 'aborted';
  try {
    yield { type: 'start', source: 'model', notices: [] };
    for (let attempt = 1; ; attempt++) {
      let parts: RichText = [];
      try {
        for await (const event of readText(app, generator, prompt, model, meter, signal)) {
          parts = appendPart(parts, event.part);
          yield event;
        }
        app.ai.breaker.succeeded();
        status = 'done';
        yield { type: 'done', result: parts };
        return parts;
      } catch (error) {
        if (signal.aborted) throw error;
        const again = error instanceof ModelFault && error.retry && attempt === 1;
        if (!again) {
          status = 'failed';
          app.ai.breaker.failed();
          app.log.warn({ err: error, generator: generator.name }, 'the model failed');
          throw new AppError('GENERATION_FAILED', undefined, { cause: error });
        }
        if (parts.length > 0) yield { type: 'reset' };
        await wait(RETRY_AFTER_MS, undefined, { signal });
      }
    }
  } finally {
    // Also when the member leaves: what the server has written by then is paid for.
    const settled = settleTokens(app.db, reservation, { status, ...meter.reading() });
    app.background.run('booking an answer', settled);
  }
}

async function* readText<Input>(
  app: AppContext,
  { maxOutputTokens }: TextGenerator<Input>,
  prompt: Prompt,
  model: Model,
  meter: Meter,
  outer: AbortSignal,
) {
  const enough = new AbortController();
  const signal = AbortSignal.any([outer, enough.signal]);
  const text = new TextStream(new ScriptureFinder(app.bible, app.db), LONGEST_TEXT);
  const part = (value: RichText[number]) => ({ type: 'part', path: '', part: value }) as const;
  let shown = false;
  meter.begin();
  try {
    for await (const event of model.stream({ ...prompt, maxOutputTokens, signal })) {
      if (event.type === 'end') {
        meter.end(event.inputTokens, event.outputTokens);
        continue;
      }
      meter.wrote(event.text.length);
      for (const each of await text.push(event.text)) {
        shown = true;
        yield part(each);
      }
      if (text.full) break;
    }
  } finally {
    enough.abort();
  }
  for (const each of await text.finish()) {
    shown = true;
    yield part(each);
  }
  if (!shown) throw new ModelFault('the answer is empty', { retry: true });
}

/** Counts what a model call uses, by the server's own figures or by length where it gives none. */
class Meter {
  private input = 0;
  private output = 0;
  private written = 0;
  private estimated = false;
  private readonly promptTokens: number;

  constructor(prompt: Prompt) {
    this.promptTokens = estimateTokens(promptLength(prompt));
  }

  begin(): void {
    this.closeEstimate();
    this.input += this.promptTokens;
    this.estimated = true;
  }

  wrote(characters: number): void {
    this.written += characters;
  }

  end(inputTokens: number | null, outputTokens: number | null): void {
    if (inputTokens === null || outputTokens === null) return;
    this.input += inputTokens - this.promptTokens;
    this.output += outputTokens;
    this.written = 0;
    this.estimated = false;
  }

  reading() {
    this.closeEstimate();
    return {
      inputTokens: this.input,
      outputTokens: this.output,
      estimated: this.estimated,
    };
  }

  private closeEstimate(): void {
    this.output += estimateTokens(this.written);
    this.written = 0;
  }
}

const BREATH_MS = 20;

/** In the same small steps as a model's, so that a screen has one way of showing answers. */
function inSmallSteps(part: Part): Part[] {
  if (part.type !== 'text') return [part];
  const pieces = part.text.match(/\s*(?:\S+\s*){1,6}|\s+/g) ?? [];
  return pieces.map((text) => ({ type: 'text', text }));
}

async function* fromLibrary<Input>(
  { app, userId }: Asker,
  generator: TextGenerator<Input>,
  input: Input,
  context: GeneratorContext,
  notices: readonly Notice[],
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent<RichText>, RichText> {
  const answer = await generator.fromLibrary(input, context);
  yield { type: 'start', source: 'library', notices: [...notices, ...answer.notices] };
  const finder = new ScriptureFinder(app.bible, app.db);
  const parts = await authoredParts(finder, answer.content);
  for (const part of parts.flatMap(inSmallSteps)) {
    yield { type: 'part', path: '', part };
    await wait(BREATH_MS, undefined, { signal });
  }
  await bookFreeAnswer(app.db, {
    userId,
    day: brazilianDay(app.now()),
    generator: generator.name,
    source: 'library',
    status: 'done',
  });
  yield { type: 'done', result: parts };
  return parts;
}
