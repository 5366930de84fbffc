import { addDays, brazilianDay } from '#shared/calendar.ts';
import { PRAYER_CATEGORIES } from '#shared/prayer-requests.ts';
import { DAILY_WORDS } from '../../content/daily-words/daily-words.ts';
import { BUILT_IN_PRAYERS } from '../../content/prayers/built-in.ts';
import { PRAYER_THEMES, prayersOf } from '../../content/prayers/prayers.ts';
import { PROMISE_THEMES } from '../../content/promises/promises.ts';
import { people } from '../../content/questions/people.ts';
import { peopleAroundJesus } from '../../content/questions/people-around-jesus.ts';
import { THEME_STUDIES } from '../../content/studies/studies.ts';
import type { Db } from '../../db/client.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { countActiveUsers, readPages, readVisitsByDay, readWindow } from '../tracking/api.ts';
import { countRecords, readChatUsage, readTokens } from './dashboard.queries.ts';

const DAYS = 7;
const TOP_PAGES = 10;

/** The authored texts, which the specification counts as records. */
const AUTHORED = {
  dailyWords: DAILY_WORDS.length,
  dailyPromises: PROMISE_THEMES.flatMap(({ promises }) => promises).length,
  prayers: BUILT_IN_PRAYERS.length + PRAYER_THEMES.flatMap(prayersOf).length,
  prayerCategories: PRAYER_CATEGORIES.length,
  biblicalCharacters: people.length + peopleAroundJesus.length,
  themeStudies: THEME_STUDIES.length,
} as const;

async function readFigures(db: Db, today: string) {
  const week = await readWindow(db, addDays(today, 1 - DAYS), today);
  const [records, chat, activeUsers, topPages, visited, tokens] = await Promise.all([
    countRecords(db),
    readChatUsage(db, today),
    countActiveUsers(db),
    readPages(db, week, TOP_PAGES),
    readVisitsByDay(db, week),
    readTokens(db, week.first),
  ]);
  return { week, records, chat, activeUsers, topPages, visited, tokens };
}

export const dashboardRouter = router({
  stats: adminProcedure.query(async ({ ctx }) => {
    const { late, now } = ctx.app;
    const today = brazilianDay(now());
    const figures = await late((db) => readFigures(db, today));
    const { week, records, chat, activeUsers, topPages, visited, tokens } = figures;
    return {
      counts: {
        userRoles: records.userRoles,
        dailyWords: AUTHORED.dailyWords + records.dailyWords,
        dailyPromises: AUTHORED.dailyPromises,
        prayers: AUTHORED.prayers,
        prayerCategories: AUTHORED.prayerCategories,
        biblicalCharacters: AUTHORED.biblicalCharacters,
        themeStudies: AUTHORED.themeStudies + records.guidedStudies,
        quiz: records.quiz,
        systemSettings: records.systemSettings,
        booklets: records.booklets,
      },
      chat,
      activeUsers,
      topPages,
      /** The last seven days, today included. */
      days: Array.from({ length: DAYS }, (_, index) => {
        const day = addDays(week.first, index);
        const { visits = 0, members = 0 } = visited.get(day) ?? {};
        return { day, visits, members, tokens: tokens.get(day) ?? 0 };
      }),
    };
  }),
});
