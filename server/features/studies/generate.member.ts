import type { Theme } from '#shared/themed-studies.ts';
import type { Flights } from '../../ai/cache/flights.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { type Limit, spend } from '../../rate-limit/rate-limit.ts';
import { memberProcedure, type RequestContext } from '../../trpc.ts';
import { seedStudy } from './authored-studies.ts';
import { readStudy } from './studies.ts';

const GENERATIONS: Limit = { max: 10, windowSeconds: 600 };
const NEVER = new AbortController().signal;

type Asking = Readonly<{
  app: RequestContext['app'];
  userId: string;
  signal: AbortSignal | undefined;
}>;

/**
 * Brings the authored text to a theme without an active version, so that no member waits for a
 * model; one that is there stays. Those who ask at the same time wait for the first.
 */
export async function generateStudy(theme: Theme, { app, userId, signal }: Asking): Promise<void> {
  const { allowed } = await spend(app.db, 'study content', userId, GENERATIONS);
  if (!allowed) throw new AppError('TOO_MANY_REQUESTS');
  await seedOnce(theme, app.db, app.ai.flights, signal ?? NEVER);
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

/** The content of a study by the name of its function: what is active, or else is made so. */
const contentOf = <T extends Theme>(theme: T) =>
  memberProcedure.mutation(async ({ ctx: { app, user }, signal }) => {
    const active = await readStudy(app.db, theme);
    if (active) return { content: active };
    await generateStudy(theme, { app, userId: user.id, signal });
    const content = await readStudy(app.db, theme);
    if (!content) throw new AppError('NOT_FOUND');
    return { content };
  });

export const generateStudyProcedures = {
  generateHolySpirit: contentOf('holy-spirit'),
  generateMarriage: contentOf('marriage'),
  generatePriest: contentOf('priest'),
  generateSpiritualGifts: contentOf('gifts'),
  generateWomanBuilder: contentOf('builder'),
};
