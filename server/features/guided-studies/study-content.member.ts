import * as z from 'zod';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import type { Flights } from '../../ai/cache/flights.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { type Limit, spend } from '../../rate-limit/rate-limit.ts';
import { memberProcedure, type RequestContext } from '../../trpc.ts';
import { seedStudy } from './authored-studies.ts';
import { readStudy } from './guided-studies.ts';

const GENERATIONS: Limit = { max: 10, windowSeconds: 600 };
const NEVER = new AbortController().signal;

type Asking = Readonly<{
  ctx: Pick<RequestContext, 'app'> & Readonly<{ user: Readonly<{ id: string }> }>;
  signal: AbortSignal | undefined;
}>;

/**
 * Brings the authored text to a theme without an active version, so that no member waits for a
 * model; one that is there stays. Those who ask at the same time wait for the first.
 */
export async function generateStudy(theme: Theme, { ctx, signal }: Asking): Promise<void> {
  await admit(ctx);
  await seedOnce(theme, ctx.app.db, ctx.app.ai.flights, signal ?? NEVER);
}

async function admit({ app, user }: Asking['ctx']) {
  const { allowed } = await spend(app.db, 'study content', user.id, GENERATIONS);
  if (!allowed) throw new AppError('TOO_MANY_REQUESTS');
}

async function seedOnce(theme: Theme, db: Db, flights: Flights, signal: AbortSignal) {
  const name = `study ${theme}`;
  const flight = flights.take(name);
  if (!flight) return void (await flights.wait(name, signal));
  try {
    await seedStudy(db, theme);
    flight.land('stored');
  } catch (error) {
    flight.fail(error);
    throw error;
  }
}

/** The active text of a study, which is brought first where there is none. */
async function contentOf<T extends Theme>(theme: T, { ctx, signal }: Asking) {
  const { db, ai } = ctx.app;
  await admit(ctx);
  const active = await readStudy(db, theme);
  if (active) return { content: active };
  await seedOnce(theme, db, ai.flights, signal ?? NEVER);
  const content = await readStudy(db, theme);
  if (!content) throw new AppError('NOT_FOUND');
  return { content };
}

const procedureOf = <T extends Theme>(theme: T) =>
  memberProcedure.mutation((asking) => contentOf(theme, asking));

/** The texts of the studies by the names of their functions. */
export const studyContentProcedures = {
  generateHolySpirit: procedureOf('holy-spirit'),
  generateMarriage: procedureOf('marriage'),
  generatePriest: procedureOf('priest'),
  /** There is one text on the gifts, whatever theme the caller names. */
  generateSpiritualGifts: memberProcedure
    .input(z.object({ theme: z.string().max(300) }))
    .mutation((asking) => contentOf('gifts', asking)),
  generateWomanBuilder: procedureOf('builder'),
};
