import * as z from 'zod';
import { addDays, calendarDay, daysBetween } from '#shared/calendar.ts';
import { dateOfDay, LONGEST_PLAN, viewOf } from '#shared/plans/plan-progress.ts';
import {
  bookEndedBy,
  chaptersRead,
  isFreeDay,
  percentRead,
  readsToAnEnd,
  streakOf,
} from '#shared/plans/reading-plans.ts';
import { applyOnce } from '../../../changes/change.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import {
  ById,
  memberProcedure,
  momentOf,
  type RequestContext,
  router,
  todayOf,
} from '../../../trpc.ts';
import { listCurrentProgress, listFollowed, type StoredProgress } from '../progress.queries.ts';
import { correctRenamedZone } from '../reminders/renamed-zone.ts';
import { startPlan } from '../start-plan.ts';
import { listReadings, readDays, readPlan, readPlanFor } from './catalogue.queries.ts';
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

const SHOWN_AHEAD = 5;
const YEAR = 365;
/** The longest distance from today at which a plan may begin or have begun. */
const EARLIEST_START = -365;
const LATEST_START = 60;

const BEYOND = 'Este plano não tem tantos dias.';

const Day = z.int().min(1).max(LONGEST_PLAN);
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

/** A plan with the progress in it and its next days; null where its content is gone. */
async function planUnderWay(db: Db, progress: StoredProgress, today: string) {
  const plan = await readPlan(db, slugOf(progress));
  if (!plan) return null;
  const view = viewOf(progress, today);
  const days = Array.from({ length: SHOWN_AHEAD + 1 }, (_, ahead) => view.currentDay + ahead);
  const [stored, dayProgress] = await Promise.all([
    readDays(db, plan.slug, days),
    readDayProgress(db, progress.id, view.currentDay),
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
  };
}

export const readingPlansRouter = router({
  /** The plans that the member follows, the latest first, and their streak. */
  underWay: memberProcedure.query(async ({ ctx }) => {
    await correctRenamedZone(ctx);
    const { db } = ctx.app;
    const today = todayOf(ctx);
    const [current, dates, followed] = await Promise.all([
      listCurrentProgress(db, ctx.user.id, 'reading'),
      countCompletedByDate(db, ctx.user.id, addDays(today, -YEAR)),
      listFollowed(db, ctx.user.id, today),
    ]);
    const streak = streakOf(
      dates.map(({ date }) => date),
      today,
      (day) => isFreeDay(followed, day),
    );
    const plans = await Promise.all(current.map((each) => planUnderWay(db, each, today)));
    return { plans: plans.filter((plan) => plan !== null), streak };
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

  /** What every day of a plan reads from the member's first on, and when, for paper. */
  readings: memberProcedure.input(ById).query(async ({ ctx, input }) => {
    const progress = await readReadingProgress(ctx.app.db, ctx.user.id, input.id);
    const today = todayOf(ctx);
    const days = await listReadings(ctx.app.db, slugOf(progress));
    return days
      .filter(({ day }) => day >= progress.firstDay)
      .map(({ day, title, readings }) => ({
        day,
        title,
        date: dateOfDay(progress, day, today),
        readings: readings.map(readingOf),
      }));
  }),

  day: memberProcedure.input(DayInput).query(async ({ ctx, input }) => {
    const progress = await readReadingProgress(ctx.app.db, ctx.user.id, input.id);
    const [stored] = await readDays(ctx.app.db, slugOf(progress), [input.day]);
    if (!stored) throw new AppError('NOT_FOUND');
    const [content, dayProgress, read] = await Promise.all([
      readingDay(ctx.app.bible, stored),
      readDayProgress(ctx.app.db, progress.id, input.day),
      readsToAnEnd(stored.readings) ? listReadKeys(ctx.app.db, ctx.user.id) : [],
    ]);
    return {
      ...content,
      /** The book of which the member has read all chapters with this day. */
      ends: bookEndedBy(stored.readings, read),
      completed: progress.completed.includes(input.day),
      started: dayProgress?.startedReadingAt != null,
      audioListened: dayProgress?.audioListened ?? false,
      ticked: dayProgress?.readingsCompleted ?? [],
    };
  }),

  /**
   * Starts a plan today or on another day, at its first day or at a later one: beside the others, in
   * the place of one of them, or else of all. A plan that is left keeps its progress.
   */
  start: memberProcedure
    .input(
      z.object({
        slug: z.string().max(60),
        startsOn: z.nullish(z.iso.date()),
        firstDay: Day.default(1),
        beside: z.boolean().default(false),
        instead: z.uuid().optional(),
      }),
    )
    .mutation(async ({ ctx, input: { beside, instead, firstDay, ...input } }) => {
      const today = todayOf(ctx);
      const plan = await readPlanFor(ctx.app.db, input.slug, ctx.user.id);
      if (!plan) throw new AppError('NOT_FOUND');
      if (firstDay > plan.durationDays) throw new AppError('INVALID_INPUT', BEYOND);
      const startsOn = input.startsOn ?? today;
      const from = daysBetween(today, startsOn);
      if (from < EARLIEST_START || from > LATEST_START) throw new AppError('INVALID_INPUT');
      const started = {
        kind: 'reading',
        plan: planKeyOf(plan.slug),
        totalDays: plan.durationDays,
        startsOn,
        firstDay,
        weekdays: plan.weekdays,
      } as const;
      const leaves = ({ id }: StoredProgress) => (instead ? id === instead : !beside);
      return viewOf(await startPlan(ctx.app.db, ctx.user.id, started, today, leaves), today);
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
    .input(ById.extend({ days: z.array(Day).min(1).max(LONGEST_PLAN) }))
    .mutation(async ({ ctx, input: { id, days } }) => {
      const of = dayOf(ctx, { id, day: 1 });
      const progress = await applyOnce(ctx, (db) => checkIn(db, of, [...new Set(days)]));
      return shownProgress(ctx, id, progress);
    }),

  /** Takes completed days back with their check-in. */
  undoDays: memberProcedure
    .input(ById.extend({ days: z.array(Day).min(1).max(LONGEST_PLAN) }))
    .mutation(async ({ ctx, input: { id, days } }) => {
      const of = { userId: ctx.user.id, id };
      return shownProgress(ctx, id, await applyOnce(ctx, (db) => undoReadingDays(db, of, days)));
    }),
});
