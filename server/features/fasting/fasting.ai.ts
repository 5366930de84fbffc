import { FastingInput } from '#shared/generated-inputs.ts';
import { generateObject } from '../../ai/object-answer.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { fasting } from './fasting.generator.ts';

/** `generate-fasting` */
export const generateFastingProcedure = aiProcedure.input(FastingInput).mutation(async function* ({
  ctx,
  input,
}) {
  yield* generateObject(ctx.asker, fasting, input);
});
