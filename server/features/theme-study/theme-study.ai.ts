import { ThemeStudyInput } from '#shared/generated-inputs.ts';
import { generateObject } from '../../ai/object-answer.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { themeStudy } from './theme-study.generator.ts';

/** `generate-theme-study` */
export const generateThemeStudyProcedure = aiProcedure
  .input(ThemeStudyInput)
  .mutation(async function* ({ ctx, input }) {
    yield* generateObject(ctx.asker, themeStudy, input);
  });
