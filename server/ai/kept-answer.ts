import type { AnswerEvent } from '#shared/ai.ts';
import { brazilianDay } from '#shared/calendar.ts';
import { AppError } from '../errors.ts';
import type { Asker } from './generate.ts';
import type { GeneratorName } from './generator-names.ts';
import type { AnswerPart } from './job.ts';
import { takeTurn } from './make-once.ts';
import { readConsent } from './settings.queries.ts';
import type { SharedRuns } from './shared-runs.ts';
import { bookFreeAnswer } from './usage.queries.ts';

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
  generate: (asker: Asker) => Events<Result>;
}>;

/**
 * What was kept, or a new answer: those who ask at the same time share it as it is
 * written, on all instances. Without a model, or for who declined it, the library answers.
 */
export async function* keptAnswer<Result>(asker: Asker, kept: KeptAnswer<Result>): Events<Result> {
  const { app, userId, signal } = asker;
  const consent = await readConsent(app.db, userId);
  if (consent === false || !app.ai.model) return yield* kept.generate(asker);
  const found = await kept.read();
  if (found) return yield* replay(asker, kept, found);
  if (consent === null) throw new AppError('CONSENT_REQUIRED');
  yield* kept.runs.join(kept.name, signal, (shared) =>
    generateOnce({ ...asker, signal: shared }, kept),
  );
}

async function* replay<Result>(
  { app, userId }: Asker,
  { generator, partsOf }: KeptAnswer<Result>,
  result: Result,
): Events<Result> {
  yield { type: 'start', source: 'model', notices: [] };
  const parts = partsOf(result);
  for (const each of parts) yield { type: 'part', ...each };
  await bookFreeAnswer(app.db, {
    userId,
    day: brazilianDay(app.now()),
    generator,
    source: 'cache',
    status: 'done',
    verses: parts.flatMap(({ part }) => (part.type === 'quotation' ? [part.key] : [])),
  });
  yield { type: 'done', result };
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
        await answer.keep(event.result, app.ai.model.id);
      }
      yield event;
    }
  } finally {
    release();
  }
}
