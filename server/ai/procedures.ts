import type { AnswerShape } from '#shared/answers/answer-shape.ts';
import { AppError } from '../errors.ts';
import { spendOrRefuse } from '../rate-limit/rate-limit.ts';
import { memberProcedure, type RequestContext, todayOf } from '../trpc.ts';
import { readRecentVerses } from './budget/usage.queries.ts';
import { generate } from './generate.ts';
import type { GenerationContext, Generator } from './generator.ts';

const LIMIT = { max: 20, windowSeconds: 60 };

/** Admits members, a limited number of times, to procedures that may cost money. */
export const aiProcedure = memberProcedure.use(async ({ ctx, next, signal }) => {
  await countCall(ctx);
  return next({ ctx: generationFor(ctx, signal) });
});

/** The same for what members write, whose help lines come also where the call is one too many. */
export const writtenProcedure = memberProcedure.use(({ ctx, next, signal }) => {
  const { leaving, generation } = generationFor(ctx, signal);
  return next({ ctx: { leaving, generation: { ...generation, admit: () => countCall(ctx) } } });
});

const countCall = ({ app, user }: Pick<Caller, 'app' | 'user'>) =>
  spendOrRefuse(app.db, 'ai', user.id, LIMIT);

type Caller = Pick<RequestContext, 'app' | 'timeZone' | 'change' | 'begun'> &
  Readonly<{ user: Readonly<{ id: string }> }>;

/** The context of a procedure that generates; the member pays unless it says otherwise. */
export function generationFor(
  caller: Caller,
  signal: AbortSignal | undefined,
): Readonly<{ leaving: AbortSignal; generation: GenerationContext }> {
  const { ai: engine } = caller.app;
  const { db, bible } = engine;
  const userId = caller.user.id;
  const leaving = signal ?? new AbortController().signal;
  let recent: Promise<ReadonlySet<string>> | undefined;
  const generation: GenerationContext = {
    engine,
    db,
    bible,
    userId,
    now: engine.now(),
    today: todayOf(caller),
    recentVerses: () => {
      recent ??= readRecentVerses(db, userId);
      return recent;
    },
    signal: AbortSignal.any([leaving, engine.stopping]),
    payer: 'member',
    begun: caller.begun,
  };
  return { leaving, generation };
}

type Call<Input> = Readonly<{
  ctx: Readonly<{ leaving: AbortSignal; generation: GenerationContext }>;
  input: Input;
}>;

/** The resolver of a procedure that streams the answer of a generator. */
export function answerOf<Raw, Input, Shape extends AnswerShape, Result>(
  generator: Generator<Raw, Input, Shape, Result>,
) {
  return streamOf((context, input: Input) => generate(context, generator, input));
}

/**
 * A resolver that streams; a stop of the process waits for its end. Whose reader leaves between two
 * events is ended here, since tRPC forgets such a stream once in some hundred times.
 */
export function streamOf<Input, Event>(
  stream: (context: GenerationContext, input: Input) => AsyncIterable<Event>,
) {
  const run = async function* ({ ctx, input }: Call<Input>): AsyncGenerator<Event, void> {
    const { engine } = ctx.generation;
    const ended = Promise.withResolvers<void>();
    engine.background.run('an answer', ended.promise);
    try {
      yield* stream(ctx.generation, input);
    } catch (error) {
      if (ctx.leaving.aborted) return;
      throw engine.stopping.aborted ? new AppError('UNAVAILABLE') : error;
    } finally {
      ended.resolve();
    }
  };
  return (call: Call<Input>): AsyncGenerator<Event, void> => {
    const events = run(call);
    const end = () => void events.return();
    call.ctx.leaving.addEventListener('abort', end, { once: true });
    return events;
  };
}
