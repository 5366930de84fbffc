import type { AnswerSource, Notice } from '#shared/answers/ai.ts';
import { AppError } from '../../errors.ts';
import { spend } from '../../rate-limit/rate-limit.ts';
import { readConsent } from '../consent.queries.ts';
import { usableModel } from '../engine.ts';
import type { Answer, AnswerCache, GenerationContext } from '../generator.ts';
import type { Landing } from '../once.ts';
import { bookFree } from '../spend.ts';

/** Writes an answer; with a notice the library does, for the reason that it names. */
type Write<Result> = (context: GenerationContext, instead?: Notice) => Answer<Result>;

/** The new answers that a member may request on a day before their own budget pays. */
export const NEW_A_DAY = { max: 200, windowSeconds: 86_400 };

/**
 * The stored answer, or a new one: those who ask at the same time in this process wait for
 * the first of them. Without a model, or for a member who declined it, the library answers.
 *
 * Since the answer is for everybody, the site's budget pays it, and whoever asks first
 * neither loses of their own nor, with nothing left, withholds it from the others. Only a
 * member who has hundreds made on one day pays the further ones, so that none can spend
 * the site's day alone.
 * @param waits is told before waiting for another's answer, which asks nothing of the database
 */
export async function* cachedGeneration<Result>(
  context: GenerationContext,
  generator: string,
  cache: AnswerCache<Result>,
  write: Write<Result>,
  waits: () => void = () => {},
): Answer<Result> {
  const { engine, userId } = context;
  const consent = await readConsent(engine.db, userId);
  if (consent === false || !(await usableModel(engine))) return yield* write(context);
  const stored = await cache.read();
  if (stored) return yield* replay(context, generator, cache, stored);
  if (consent === null) throw new AppError('CONSENT_REQUIRED');
  const { allowed } = await spend(engine.db, 'answers for everybody', userId, NEW_A_DAY);
  const by: GenerationContext = allowed
    ? { ...context, payer: 'site', recentVerses: cache.recentVerses }
    : context;
  yield* engine.once.stream(cache.name, context.signal, {
    write: (land) => writeOnce(by, generator, cache, write, land),
    after: async (landing) => {
      if (landing === 'not-stored') return write(by);
      // A model that failed for one is not asked by all who waited.
      if (landing === 'fell-back') return write(by, 'down');
      const found = await cache.read();
      return found && replay(context, generator, cache, found);
    },
    waits,
  });
}

/** Writes the answer while others wait for it. */
async function* writeOnce<Result>(
  context: GenerationContext,
  generator: string,
  cache: AnswerCache<Result>,
  write: Write<Result>,
  land: (landing: Landing) => void,
): Answer<Result> {
  let source: AnswerSource = 'library';
  let hasFailed = false;
  // Another call may have stored the answer between the caller's look and this one.
  const stored = await cache.read();
  if (stored) {
    land('stored');
    return yield* replay(context, generator, cache, stored);
  }
  for await (const event of write(context)) {
    if (event.type === 'start') {
      hasFailed = source === 'model' && event.source === 'library';
      ({ source } = event);
    }
    if (event.type === 'cut') land('not-stored');
    if (event.type === 'done') {
      const instead = hasFailed ? 'fell-back' : 'not-stored';
      land(source === 'model' ? await store(context, cache, event.result) : instead);
    }
    yield event;
  }
}

/** Nobody goes without what was written because it cannot be stored: the next one has it written again. */
async function store<Result>(
  { engine }: GenerationContext,
  cache: AnswerCache<Result>,
  answer: Result,
): Promise<Landing> {
  try {
    await cache.insert(answer, engine.model?.id ?? '');
    return 'stored';
  } catch (error) {
    engine.log.warn({ err: error, answer: cache.name }, 'answer not stored');
    return 'not-stored';
  }
}

async function* replay<Result>(
  context: GenerationContext,
  generator: string,
  cache: AnswerCache<Result>,
  stored: Result,
): Answer<Result> {
  const parts = cache.partsOf(stored);
  const verses = parts.flatMap(({ part }) => (part.type === 'quotation' ? [part.key] : []));
  yield { type: 'start', source: 'model', notices: [] };
  for (const each of parts) yield { type: 'part', ...each };
  await bookFree(context, { generator, source: 'cache', verses });
  yield { type: 'done', result: stored };
}
