import { AdviceInput } from '#shared/generated-inputs.ts';
import { generateObject } from '../../ai/object-answer.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { marriageAdvice, priestAdvice, womanBuilderAdvice } from './advice.generator.ts';

const procedureFor = (generator: typeof priestAdvice) =>
  aiProcedure.input(AdviceInput).mutation(async function* ({ ctx, input }) {
    yield* generateObject(ctx.asker, generator, input);
  });

/** `priest-advice` */
export const priestAdviceProcedure = procedureFor(priestAdvice);
/** `woman-builder-advice` */
export const womanBuilderAdviceProcedure = procedureFor(womanBuilderAdvice);
/** `marriage-advice` */
export const marriageAdviceProcedure = procedureFor(marriageAdvice);
