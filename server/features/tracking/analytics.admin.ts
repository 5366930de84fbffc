import * as z from 'zod';
import { addDays, brazilianDay } from '#shared/calendar.ts';
import { ANALYTICS_DAYS } from '#shared/tracking/tracking.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { everyDay, NO_VISITS } from './every-day.ts';
import { type DayFigures, readDays, readPages, readWindow } from './statistics.queries.ts';

const MOST_PAGES = 100;

const Input = z.object({ days: z.literal(ANALYTICS_DAYS) });

export const analyticsRouter = router({
  /** The visits of the last days, today included, in the figures of the screen. */
  read: adminProcedure.input(Input).query(async ({ ctx, input }) => {
    const { late, now } = ctx.app;
    const today = brazilianDay(now());
    const { window, stored, pages } = await late(async (db) => {
      const window = await readWindow(db, addDays(today, 1 - input.days), today);
      const [stored, pages] = await Promise.all([
        readDays(db, window),
        readPages(db, window, MOST_PAGES),
      ]);
      return { window, stored, pages };
    });
    const days = everyDay(window.first, input.days, stored);
    const total = (count: (day: DayFigures) => number) =>
      days.reduce((sum, day) => sum + count(day), 0);
    return {
      days: days.map(({ day, visits, members }) => ({ day, visits, members })),
      pages,
      devices: {
        phone: total((day) => day.phoneVisits),
        tablet: total((day) => day.tabletVisits),
        desktop: total((day) => day.desktopVisits),
      },
      hours: NO_VISITS.hours.map((_, hour) => total(({ hours }) => hours[hour] ?? 0)),
    };
  }),
});
