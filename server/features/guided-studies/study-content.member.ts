import * as z from 'zod';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import { AppError } from '../../errors.ts';
import { type Limit, spendOrRefuse } from '../../rate-limit/rate-limit.ts';
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
export async function generateStudy(theme: Theme, asking: Asking): Promise<void> {
  await contentOf(theme, asking);
}

/** The active text of a study, which is brought first where there is none. */
async function contentOf<T extends Theme>(theme: T, { ctx, signal }: Asking) {
  const { db, ai } = ctx.app;
  await spendOrRefuse(db, 'study content', ctx.user.id, GENERATIONS);
  const read = () => readStudy(db, theme);
  const content = await ai.once.singleFlight(`study ${theme}`, signal ?? NEVER, read, async () => {
    await seedStudy(db, theme);
    const seeded = await read();
    if (!seeded) throw new AppError('NOT_FOUND');
    return seeded;
  });
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
