import { addDays } from '#shared/calendar.ts';
import { answerAhead } from '../../ai/ahead.ts';
import { readConsent } from '../../ai/consent.queries.ts';
import { generationFor } from '../../ai/procedures.ts';
import { memberProcedure } from '../../trpc.ts';
import { morningDevotional, nightDevotional } from '../devotionals/api.ts';
import { dailyWord } from './daily-word.generator.ts';

/** Today and tomorrow. */
const DAYS_AHEAD = [0, 1];

/** What a day of the member begins and ends with, for a device that may have no connection then. */
export const answersAheadProcedure = memberProcedure.query(async ({ ctx, signal }) => {
  const { generation } = generationFor(ctx, signal);
  const declined = (await readConsent(ctx.app.db, ctx.user.id)) === false;
  return Promise.all(
    DAYS_AHEAD.map(async (ahead) => {
      const context = { ...generation, today: addDays(generation.today, ahead) };
      const [word, morning, night] = await Promise.all([
        answerAhead(context, dailyWord, { forceNew: false }, declined),
        answerAhead(context, morningDevotional, undefined, declined),
        answerAhead(context, nightDevotional, undefined, declined),
      ]);
      return { day: context.today, word, morning, night };
    }),
  );
});
