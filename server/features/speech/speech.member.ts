import * as z from 'zod';
import { LONGEST_SPOKEN } from '#shared/answers/speech.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { aiProcedure } from '../../ai/procedures.ts';
import { AppError } from '../../errors.ts';
import { speak } from './speech.service.ts';

/** `generate-audio`: MPEG audio in base64. */
export const generateAudioProcedure = aiProcedure
  .input(z.object({ text: z.string().overwrite(cleanText).trim().min(1).max(LONGEST_SPOKEN) }))
  .mutation(async ({ ctx, input }) => {
    const { speech } = ctx.app;
    if (!speech) throw new AppError('UNAVAILABLE');
    const audio = await speak(ctx.generation, speech, input.text);
    return { audioContent: audio.toString('base64') };
  });
