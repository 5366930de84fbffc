import { generateObject } from '../../ai/object-answer.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { morningDevotional, nightDevotional } from './devotionals.generator.ts';

/** `generate-devotional-morning` */
export const generateDevotionalMorningProcedure = aiProcedure.mutation(async function* ({ ctx }) {
  yield* generateObject(ctx.asker, morningDevotional, undefined);
});

/** `generate-devotional-night` */
export const generateDevotionalNightProcedure = aiProcedure.mutation(async function* ({ ctx }) {
  yield* generateObject(ctx.asker, nightDevotional, undefined);
});
