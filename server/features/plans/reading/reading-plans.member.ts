import * as z from 'zod';
import { addDays, calendarDay, daysBetween } from '#shared/calendar.ts';
import { viewOf } from '#shared/plans/plan-progress.ts';
import { chaptersRead, percentRead, streakOf } from '#shared/plans/reading-plans.ts';
import { applyOnce } from '../../../changes/change.ts';
import { AppError } from '../../../errors.ts';
import {
  ById,
  memberProcedure,
  momentOf,
  type RequestContext,
  router,
  todayOf,
} from '../../../trpc.ts';
import { listCurrentProgress, listPauses, type StoredProgress } from '../progress.queries.ts';
import { startPlan } from '../progress.ts';
import { correctRenamedZone } from '../reminders/renamed-zone.ts';
import { readDays, readPlan } from './catalogue.queries.ts';
import {
  countCompletedByDate,
  listEarlierProgress,
  listReadKeys,
  readDayProgress,
} from './day-progress.queries.ts';
import { readingDay, readingOf } from './reading-day.ts';
import {
  checkIn,
  completeReadingDay,
  type DayOf,
  markAudio,
  planKeyOf,
  readReadingProgress,
  slugOf,
  startReading,
  tickReading,
  undoReadingDays,
} from './reading-progress.ts';

const LAST_DAY = 1000;
const SHOWN_AHEAD = 5;
const YEAR = 365;
/** The longest distance from today at which a plan may begin or have begun. */
const EARLIEST_START = -365;
const LATEST_START = 60;

const Day = z.int().min(1).max(LAST_DAY);
const DayInput = ById.extend({ day: Day });

type Context = RequestContext & Readonly<{ user: Readonly<{ id: string }> }>;

function dayOf(ctx: Context, { id, day }: z.infer<typeof DayInput>): DayOf {
  return { userId: ctx.user.id, id, day, today: todayOf(ctx), at: momentOf(ctx) };
}

/** The progress that a change has left, which is read anew where the change was applied before. */
async function shownProgress(ctx: Context, id: string, changed: StoredProgress | null) {
  const progress = changed ?? (await readReadingProgress(ctx.app.db, ctx.user.id, id));
  return viewOf(progress, calendarDay(ctx.app.now(), ctx.timeZone));
}

export const readingPlansRouter = router({
  /** The plan that the member follows, its next days and their streak; null without a plan. */
  current: memberProcedure.query(async ({ ctx }) => {
    await correctRenamedZone(ctx);
    const { db } = ctx.app;
    const today = todayOf(ctx);
    const [progress] = await listCurrentProgress(db, ctx.user.id, 'reading');
    const plan = progress && (await readPlan(db, slugOf(progress)));
    if (!progress || !plan) return null;
    const view = viewOf(progress, today);
    const days = Array.from({ length: SHOWN_AHEAD + 1 }, (_, ahead) => view.currentDay + ahead);
    const [stored, dayProgress, dates, pauses] = await Promise.all([
      readDays(db, plan.slug, days),
      readDayProgress(db, progress.id, view.currentDay),
      countCompletedByDate(db, ctx.user.id, addDays(today, -YEAR)),
      listPauses(db, ctx.user.id, today),
    ]);
    return {
      plan,
      progress: view,
      next: stored.map(({ day, title, readings }) => ({
        day,
        title,
        readings: readings.map(readingOf),
      })),
      ticked: dayProgress?.readingsCompleted ?? [],
      streak: streakOf(
        dates.map(({ date }) => date),
        today,
        pauses,
      ),
    };
  }),

  /** The member's reading: a year of days, chapters of the Bible, earlier plans. */
  record: memberProcedure.query(async ({ ctx }) => {
    const { db } = ctx.app;
    const today = todayOf(ctx);
    const [days, keys, earlier] = await Promise.all([
      countCompletedByDate(db, ctx.user.id, addDays(today, -YEAR)),
      listReadKeys(db, ctx.user.id),
      listEarlierProgress(db, ctx.user.id),
    ]);
    const chapters = chaptersRead(keys);
    return {
      today,
      days,
      chapters,
      percent: percentRead(chapters),
      earlier: earlier.map((progress) => ({ ...progress, completed: Number(progress.completed) })),
    };
  }),

  day: memberProcedure.input(DayInput).query(async ({ ctx, input }) => {
    const progress = await readReadingProgress(ctx.app.db, ctx.user.id, input.id);
    const [stored] = await readDays(ctx.app.db, slugOf(progress), [input.day]);
    if (!stored) throw new AppError('NOT_FOUND');
    const [content, dayProgress] = await Promise.all([
      readingDay(ctx.app.bible, stored),
      readDayProgress(ctx.app.db, progress.id, input.day),
    ]);
    return {
      ...content,
      completed: progress.completed.includes(input.day),
      started: dayProgress?.startedReadingAt != null,
      audioListened: dayProgress?.audioListened ?? false,
      ticked: dayProgress?.readingsCompleted ?? [],
    };
  }),

  /** Starts a plan today or on another day; the plan that was followed keeps its progress. */
  start: memberProcedure
    .input(z.object({ slug: z.string().max(60), startsOn: z.nullish(z.iso.date()) }))
    .mutation(async ({ ctx, input }) => {
      const today = todayOf(ctx);
      const plan = await readPlan(ctx.app.db, input.slug);
      if (!plan) throw new AppError('NOT_FOUND');
      const startsOn = input.startsOn ?? today;
      const from = daysBetween(today, startsOn);
      if (from < EARLIEST_START || from > LATEST_START) throw new AppError('INVALID_INPUT');
      const followed = {
        kind: 'reading',
        plan: planKeyOf(plan.slug),
        totalDays: plan.durationDays,
      } as const;
      return viewOf(await startPlan(ctx.app.db, ctx.user.id, followed, startsOn), today);
    }),

  startReading: memberProcedure
    .input(DayInput)
    .mutation(({ ctx, input }) => applyOnce(ctx, (db) => startReading(db, dayOf(ctx, input)))),

  markAudio: memberProcedure
    .input(DayInput)
    .mutation(({ ctx, input }) => applyOnce(ctx, (db) => markAudio(db, dayOf(ctx, input)))),

  tick: memberProcedure
    .input(DayInput.extend({ reading: z.string().max(40), done: z.boolean() }))
    .mutation(({ ctx, input }) =>
      applyOnce(ctx, (db) => tickReading(db, dayOf(ctx, input), input)),
    ),

  completeDay: memberProcedure.input(DayInput).mutation(async ({ ctx, input }) => {
    const of = dayOf(ctx, input);
    return shownProgress(ctx, of.id, await applyOnce(ctx, (db) => completeReadingDay(db, of)));
  }),

  /** Completes several days at once with all their readings. */
  checkIn: memberProcedure
    .input(ById.extend({ days: z.array(Day).min(1).max(LAST_DAY) }))
    .mutation(async ({ ctx, input: { id, days } }) => {
      const of = dayOf(ctx, { id, day: 1 });
      const progress = await applyOnce(ctx, (db) => checkIn(db, of, [...new Set(days)]));
      return shownProgress(ctx, id, progress);
    }),

  /** Takes completed days back with their check-in. */
  undoDays: memberProcedure
    .input(ById.extend({ days: z.array(Day).min(1).max(LAST_DAY) }))
    .mutation(async ({ ctx, input: { id, days } }) => {
      const of = { userId: ctx.user.id, id };
      return shownProgress(ctx, id, await applyOnce(ctx, (db) => undoReadingDays(db, of, days)));
    }),
});
