import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { accountRouter } from './features/account/account.member.ts';
import { sessionRouter } from './features/account/session.public.ts';
import {
  marriageAdviceProcedure,
  priestAdviceProcedure,
  womanBuilderAdviceProcedure,
} from './features/advice/advice.ai.ts';
import { bibleRouter } from './features/bible/bible.member.ts';
import { biblicalChatProcedure, chatAssistantProcedure } from './features/chat/chat.ai.ts';
import { conversationsRouter } from './features/chat/conversations.member.ts';
import {
  generateDailyWordProcedure,
  readyDailyWordProcedure,
} from './features/daily-word/daily-word.ai.ts';
import {
  generateDevotionalMorningProcedure,
  generateDevotionalNightProcedure,
} from './features/devotionals/devotionals.ai.ts';
import { diaryRouter } from './features/diary/diary.member.ts';
import { verseExplanationProcedure } from './features/explanation/explanation.ai.ts';
import { generateFastingProcedure } from './features/fasting/fasting.ai.ts';
import { highlightsRouter } from './features/highlights/highlights.member.ts';
import { pagesRouter } from './features/pages/pages.public.ts';
import { personalDataRouter } from './features/personal-data/personal-data.member.ts';
import { prayerRequestsRouter } from './features/prayer-requests/prayer-requests.member.ts';
import { generatePrayerProcedure } from './features/prayers/prayers.ai.ts';
import { prayersRouter } from './features/prayers/prayers.member.ts';
import { generatePromiseProcedure } from './features/promises/promises.ai.ts';
import { readingRouter } from './features/reading/reading.member.ts';
import { savedVersesRouter } from './features/saved-verses/saved-verses.member.ts';
import { consentRouter } from './features/settings/consent.member.ts';
import { generateAudioProcedure } from './features/speech/speech.ai.ts';
import { generateThemeStudyProcedure } from './features/theme-study/theme-study.ai.ts';
import { router } from './trpc.ts';

/** The table of all procedures. */
export const appRouter = router({
  session: sessionRouter,
  pages: pagesRouter,
  member: router({
    account: accountRouter,
    personalData: personalDataRouter,
    bible: bibleRouter,
    consent: consentRouter,
    conversations: conversationsRouter,
    diary: diaryRouter,
    highlights: highlightsRouter,
    prayerRequests: prayerRequestsRouter,
    prayers: prayersRouter,
    reading: readingRouter,
    savedVerses: savedVersesRouter,
  }),
  ai: router({
    bibleVerseExplanation: verseExplanationProcedure,
    biblicalChat: biblicalChatProcedure,
    chatAssistant: chatAssistantProcedure,
    generateAudio: generateAudioProcedure,
    generateDailyWord: generateDailyWordProcedure,
    generateDevotionalMorning: generateDevotionalMorningProcedure,
    generateDevotionalNight: generateDevotionalNightProcedure,
    generateFasting: generateFastingProcedure,
    generatePrayer: generatePrayerProcedure,
    generatePromise: generatePromiseProcedure,
    generateThemeStudy: generateThemeStudyProcedure,
    marriageAdvice: marriageAdviceProcedure,
    priestAdvice: priestAdviceProcedure,
    readyDailyWord: readyDailyWordProcedure,
    womanBuilderAdvice: womanBuilderAdviceProcedure,
  }),
});

export type AppRouter = typeof appRouter;
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
