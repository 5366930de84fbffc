import { PrayerInput } from '#shared/generated-inputs.ts';
import { generateObject } from '../../ai/object-answer.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { prayer } from './prayer.generator.ts';

/** `generate-prayer`, in its four ways of asking. */
export const generatePrayerProcedure = aiProcedure.input(PrayerInput).mutation(async function* ({
  ctx,
  input,
}) {
  yield* generateObject(ctx.asker, prayer, input);
});
