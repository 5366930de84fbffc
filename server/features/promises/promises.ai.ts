import { generateObject } from '../../ai/object-answer.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { promise } from './promise.generator.ts';

/** `generate-promise` */
export const generatePromiseProcedure = aiProcedure.mutation(async function* ({ ctx }) {
  yield* generateObject(ctx.asker, promise, undefined);
});
