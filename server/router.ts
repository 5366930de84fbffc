import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { accountRouter } from './features/account/account.member.ts';
import { sessionRouter } from './features/account/session.public.ts';
import { auditRouter } from './features/audit/audit.admin.ts';
import { bibleRouter } from './features/bible/bible.public.ts';
import { translationsRouter } from './features/bible/translations.admin.ts';
import { bookletCategoriesRouter } from './features/booklets/booklet-categories.admin.ts';
import { bookletsAdminRouter } from './features/booklets/booklets.admin.ts';
import { bookletsRouter } from './features/booklets/booklets.member.ts';
import { bookCategoriesRouter } from './features/books/book-categories.admin.ts';
import { booksAdminRouter } from './features/books/books.admin.ts';
import { booksRouter } from './features/books/books.member.ts';
import { conversationsRouter } from './features/chat/conversations.member.ts';
import {
  collectionsRouter,
  sharedCollectionProcedure,
} from './features/collections/collections.member.ts';
import { answersAheadProcedure } from './features/daily-word/answers-ahead.member.ts';
import {
  dailyVerseProcedure,
  readyDailyWordProcedure,
} from './features/daily-word/daily-word.member.ts';
import { dashboardRouter } from './features/dashboard/dashboard.admin.ts';
import { diaryRouter } from './features/diary/diary.member.ts';
import { fastingRouter } from './features/fasting/fasting.member.ts';
import { guidedStudiesRouter } from './features/guided-studies/guided-studies.member.ts';
import { studyContentProcedures } from './features/guided-studies/study-content.member.ts';
import { guidedStudiesAdminRouter } from './features/guided-studies/versions/guided-studies.admin.ts';
import { highlightsRouter } from './features/highlights/highlights.member.ts';
import { jobsRouter } from './features/maintenance/jobs.admin.ts';
import { maintenanceRouter } from './features/maintenance/maintenance.admin.ts';
import { memoryRouter } from './features/memory/memory.member.ts';
import { pagesRouter } from './features/pages/pages.public.ts';
import { personalDataRouter } from './features/personal-data/personal-data.member.ts';
import { ownPlansRouter } from './features/plans/own/own-plans.member.ts';
import { progressRouter } from './features/plans/progress.member.ts';
import { readingPlansRouter } from './features/plans/reading/reading-plans.member.ts';
import { readingPlansPublicRouter } from './features/plans/reading/reading-plans.public.ts';
import { remindersRouter } from './features/plans/reminders/reminders.member.ts';
import { prayerRequestsRouter } from './features/prayer-requests/prayer-requests.member.ts';
import { prayersRouter } from './features/prayers/prayers.member.ts';
import { quizAdminRouter } from './features/quiz/quiz.admin.ts';
import { quizRouter } from './features/quiz/quiz.member.ts';
import { quizCategoriesRouter } from './features/quiz/quiz-categories.admin.ts';
import { readingRouter } from './features/reading/reading.member.ts';
import { readingPublicRouter } from './features/reading/reading.public.ts';
import { savedVersesRouter } from './features/saved-verses/saved-verses.member.ts';
import { consentRouter } from './features/settings/consent.member.ts';
import { settingsRouter } from './features/settings/settings.admin.ts';
import { generateAudioProcedure } from './features/speech/speech.member.ts';
import { analyticsRouter } from './features/tracking/analytics.admin.ts';
import { reportsRouter } from './features/tracking/reports/reports.admin.ts';
import { trackingRouter } from './features/tracking/tracking.member.ts';
import { usersRouter } from './features/users/users.admin.ts';
import { welcomeRouter } from './features/welcome/welcome.member.ts';
import { GENERATORS } from './generators.ts';
import { router } from './trpc.ts';

/** The table of all procedures. */
export const appRouter = router({
  session: sessionRouter,
  bible: bibleRouter,
  pages: pagesRouter,
  reading: readingPublicRouter,
  readingPlans: readingPlansPublicRouter,
  sharedCollection: sharedCollectionProcedure,
  member: router({
    account: accountRouter,
    answersAhead: answersAheadProcedure,
    personalData: personalDataRouter,
    books: booksRouter,
    booklets: bookletsRouter,
    collections: collectionsRouter,
    consent: consentRouter,
    conversations: conversationsRouter,
    dailyVerse: dailyVerseProcedure,
    diary: diaryRouter,
    fasting: fastingRouter,
    highlights: highlightsRouter,
    prayerRequests: prayerRequestsRouter,
    prayers: prayersRouter,
    quiz: quizRouter,
    reading: readingRouter,
    readingPlans: readingPlansRouter,
    reminders: remindersRouter,
    savedVerses: savedVersesRouter,
    guidedStudies: guidedStudiesRouter,
    tracking: trackingRouter,
    planProgress: progressRouter,
    ownPlans: ownPlansRouter,
    memory: memoryRouter,
    welcome: welcomeRouter,
  }),
  admin: router({
    analytics: analyticsRouter,
    audit: auditRouter,
    bookCategories: bookCategoriesRouter,
    books: booksAdminRouter,
    bookletCategories: bookletCategoriesRouter,
    booklets: bookletsAdminRouter,
    dashboard: dashboardRouter,
    maintenance: maintenanceRouter,
    jobs: jobsRouter,
    quiz: quizAdminRouter,
    quizCategories: quizCategoriesRouter,
    reports: reportsRouter,
    settings: settingsRouter,
    guidedStudies: guidedStudiesAdminRouter,
    translations: translationsRouter,
    users: usersRouter,
  }),
  ai: router({
    ...GENERATORS,
    ...studyContentProcedures,
    generateAudio: generateAudioProcedure,
    readyDailyWord: readyDailyWordProcedure,
  }),
});

export type AppRouter = typeof appRouter;
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
