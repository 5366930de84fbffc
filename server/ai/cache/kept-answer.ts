import type { AnswerEvent, AnswerSource } from '#shared/ai.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { spend } from '../../rate-limit/rate-limit.ts';
import type { Asker } from '../asker.ts';
import { bookFree } from '../budget/booking.ts';
import { readConsent } from '../consent.queries.ts';
import type { GeneratorContext } from '../generator.ts';
import type { GeneratorName } from '../generator-names.ts';
import type { AnswerPart } from '../job.ts';
import { takeTurn } from './make-once.ts';
import type { SharedRuns } from './shared-runs.ts';

type Events<Result> = AsyncIterable<AnswerEvent<Result>>;

/** An answer that a model writes once for everybody. */
export type KeptAnswer<Result> = Readonly<{
  /** Unique to the answer: the name of its lease. */
  name: string;
  generator: GeneratorName;
  runs: SharedRuns<AnswerEvent<Result>>;
  read: () => Promise<Result | null>;
  keep: (result: Result, model: string) => Promise<void>;
  partsOf: (result: Result) => readonly AnswerPart[];
  /** Keys of the verses that its latest siblings showed. */
  recentVerses: GeneratorContext['recentVerses'];
  generate: (asker: Asker) => Events<Result>;
}>;

/** How many new ones a member may ask for on a day before they go on their own account. */
export const NEW_A_DAY = { max: 200, windowSeconds: 86_400 };

/**
 * What was kept, or a new answer: those who ask at the same time share it as it is
 * written, on all instances. Without a model, or for who declined it, the library answers.
 *
 * Since the answer is for everybody, the site's budget pays it, and whoever asks first
 * neither loses of their own nor, with nothing left, keeps it from the others. Only a
 * member who has hundreds made on one day pays the further ones, so that none can spend
 * the site's day alone.
 */
export async function* keptAnswer<Result>(asker: Asker, kept: KeptAnswer<Result>): Events<Result> {
  const { app, userId } = asker;
  const consent = await readConsent(app.db, userId);
  if (consent === false || !app.ai.model) return yield* kept.generate(asker);
  const found = await kept.read();
  if (found) return yield* replay(asker, kept, found);
  if (consent === null) throw new AppError('CONSENT_REQUIRED');
  const { allowed } = await spend(app.db, 'answers for everybody', userId, NEW_A_DAY);
  if (!allowed) return yield* generateOnce(asker, kept);
  yield* joined(asker, kept);
}

/** The answer as it is made, by whoever asked first. */
async function* joined<Result>(asker: Asker, kept: KeptAnswer<Result>): Events<Result> {
  const { recentVerses } = kept;
  let first = false;
  let source: AnswerSource = 'library';
  const events = kept.runs.join(kept.name, asker.signal, (signal) => {
    first = true;
    return generateOnce({ ...asker, signal, forEverybody: { recentVerses } }, kept);
  });
  for await (const event of events) {
    if (event.type === 'start') ({ source } = event);
    if (event.type === 'done' && !first) {
      await note(asker, kept, event.result, source === 'model' ? 'cache' : 'library');
    }
    yield event;
  }
}

async function* replay<Result>(
  asker: Asker,
  kept: KeptAnswer<Result>,
  result: Result,
): Events<Result> {
  yield { type: 'start', source: 'model', notices: [] };
  for (const each of kept.partsOf(result)) yield { type: 'part', ...each };
  await note(asker, kept, result, 'cache');
  yield { type: 'done', result };
}

/** What a member was shown without anything being made for them. */
function note<Result>(
  asker: Asker,
  { generator, partsOf }: KeptAnswer<Result>,
  result: Result,
  source: 'cache' | 'library',
): Promise<void> {
  const parts = partsOf(result).map(({ part }) => part);
  const verses = parts.flatMap((part) => (part.type === 'quotation' ? [part.key] : []));
  return bookFree(asker, { generator, source, verses });
}

/** An answer that is made while others wait for it, unless another instance was first. */
async function* generateOnce<Result>(asker: Asker, answer: KeptAnswer<Result>): Events<Result> {
  const { app } = asker;
  const { kept, release } = await takeTurn(asker, answer.name, answer.read);
  try {
    if (kept) return yield* replay(asker, answer, kept);
    let source: string | null = null;
    for await (const event of answer.generate(asker)) {
      if (event.type === 'start') ({ source } = event);
      // Only a whole answer of a model is kept; what the library says is made in a moment.
      if (event.type === 'done' && source === 'model' && app.ai.model) {
        await keep(app, answer, event.result, app.ai.model.id);
      }
      yield event;
    }
  } finally {
    release();
  }
}

/** Nobody goes without what was written because it cannot be kept: the next one has it written again. */
async function keep<Result>(
  { log }: AppContext,
  answer: KeptAnswer<Result>,
  result: Result,
  model: string,
): Promise<void> {
  try {
    await answer.keep(result, model);
  } catch (error) {
    log.warn({ err: error, generator: answer.generator }, 'an answer was not kept');
  }
}
