import type { AnswerProcedure } from '#shared/answers/answer-kinds.ts';
import { PrayerInput } from '#shared/answers/generated-inputs.ts';
import { aiProcedure, answerOf, streamOf, writtenProcedure } from './ai/procedures.ts';
import {
  marriageAdvice,
  priestAdvice,
  womanBuilderAdvice,
} from './features/advice/advice.generator.ts';
import { chatAssistant } from './features/chat/chat.generator.ts';
import { ChatInput } from './features/chat/chat.input.ts';
import { chat } from './features/chat/chat.service.ts';
import { dailyWord } from './features/daily-word/daily-word.generator.ts';
import {
  morningDevotional,
  nightDevotional,
} from './features/devotionals/devotionals.generator.ts';
import { verseExplanation } from './features/explanation/explanation.generator.ts';
import { fasting } from './features/fasting/fasting.generator.ts';
import { prayerFor } from './features/prayers/prayer.generator.ts';
import { promise } from './features/promises/promise.generator.ts';
import { themeStudy } from './features/theme-study/theme-study.generator.ts';

/** Everything that can be generated: one line for each row of ANSWER_KINDS. */
export const GENERATORS = {
  bibleVerseExplanation: aiProcedure
    .input(verseExplanation.input)
    .mutation(answerOf(verseExplanation)),
  biblicalChat: writtenProcedure.input(ChatInput).mutation(streamOf(chat)),
  chatAssistant: writtenProcedure.input(chatAssistant.input).mutation(answerOf(chatAssistant)),
  generateDailyWord: aiProcedure.input(dailyWord.input).mutation(answerOf(dailyWord)),
  generateDevotionalMorning: aiProcedure
    .input(morningDevotional.input)
    .mutation(answerOf(morningDevotional)),
  generateDevotionalNight: aiProcedure
    .input(nightDevotional.input)
    .mutation(answerOf(nightDevotional)),
  generateFasting: writtenProcedure.input(fasting.input).mutation(answerOf(fasting)),
  generatePrayer: writtenProcedure.input(PrayerInput).mutation(streamOf(prayerFor)),
  generatePromise: aiProcedure.input(promise.input).mutation(answerOf(promise)),
  generateThemeStudy: writtenProcedure.input(themeStudy.input).mutation(answerOf(themeStudy)),
  marriageAdvice: writtenProcedure.input(marriageAdvice.input).mutation(answerOf(marriageAdvice)),
  priestAdvice: writtenProcedure.input(priestAdvice.input).mutation(answerOf(priestAdvice)),
  womanBuilderAdvice: writtenProcedure
    .input(womanBuilderAdvice.input)
    .mutation(answerOf(womanBuilderAdvice)),
} satisfies Readonly<Record<AnswerProcedure, unknown>>;
