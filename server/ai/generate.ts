import type { AnswerEvent, Notice } from '#shared/ai.ts';
import { type AnswerFields, NO_FIELDS, versesIn, withPart } from '#shared/answer-shape.ts';
import { brazilianDay } from '#shared/calendar.ts';
import { AppError } from '../errors.ts';
import { screenText } from '../safety/screen.ts';
import { ScriptureFinder } from '../scripture/finder.ts';
import type { Asker } from './asker.ts';
import { bookFree } from './budget/booking.ts';
import { promptTokens } from './budget/meter.ts';
import { readRecentVerses, reserveTokens } from './budget/usage.queries.ts';
import { readConsent } from './consent.queries.ts';
import { fromModel, type ModelChoice } from './from-model.ts';
import type { GeneratorContext } from './generator.ts';
import type { Job } from './job.ts';
import { inSmallSteps } from './pace.ts';

type Events<Result> = AsyncGenerator<AnswerEvent<Result>, Result | null>;

/**
 * The one way from a question to an answer: safety screen, consent, budget, model or
 * library, scripture check, and booking of what was used however it ends. Yields what
 * a screen shows while it is written; throws an AppError where the member must be told.
 */
export async function* generate<Result>(asker: Asker, job: Job<Result>): Events<Result> {
  for (const text of job.freeText) {
    const found = screenText(text);
    if (found?.level === 'danger') {
      yield { type: 'safety', topic: found.topic };
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
  const prompt = await write(context);
  if (!breaker.admits()) return { model: null, notices: ['down'] };
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

async function* fromLibrary<Result>(
  asker: Asker,
  job: Job<Result>,
  context: GeneratorContext,
  notices: readonly Notice[],
): AsyncGenerator<AnswerEvent<Result>, Result> {
  const { app, signal } = asker;
  const answer = await job.library(context, new ScriptureFinder(app.bible, app.db));
  const said = [...notices, ...job.notices, ...answer.notices];
  yield { type: 'start', source: 'library', notices: said };
  let fields: AnswerFields = NO_FIELDS;
  for await (const each of inSmallSteps(answer.content, app.ai.pauses.betweenStepsMs, signal)) {
    fields = withPart(fields, each.path, each.part);
    yield { type: 'part', ...each };
  }
  await bookFree(asker, { generator: job.name, source: 'library', verses: versesIn(fields) });
  const result = job.result(fields);
  yield { type: 'done', result };
  return result;
}
