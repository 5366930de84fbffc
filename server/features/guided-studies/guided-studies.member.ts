import * as z from 'zod';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import { STUDY_PLANS } from '#shared/guided-studies/study-plans.ts';
import { viewOf } from '#shared/plans/plan-progress.ts';
import { readConsent } from '../../ai/consent.queries.ts';
import { usableModel } from '../../ai/engine.ts';
import type { Bible } from '../../bible/bible.ts';
import { AppError } from '../../errors.ts';
import { ScriptureFinder } from '../../scripture/finder.ts';
import { memberProcedure, type RequestContext, router, todayOf } from '../../trpc.ts';
import { listCurrentProgress, readLatestProgress, startPlan } from '../plans/api.ts';
import { THEMES } from './authored-studies.ts';
import { readStudy } from './guided-studies.ts';
import { otherPrayers } from './other-prayers.ts';
import { readPlan } from './read-plan.ts';
import {
  giftOf,
  shownActions,
  shownDay,
  shownGift,
  shownGifts,
  shownKeyVerses,
  shownOutline,
  shownPrayers,
  shownSpecificPrayers,
  shownTeachings,
} from './shown-study.ts';
import { generateStudy } from './study-content.member.ts';

const ThemeInput = z.object({ theme: z.enum(['holy-spirit', 'priest', 'builder', 'marriage']) });
const PlanInput = z.object({ plan: z.string().max(60) });

const finderOf = ({ app }: RequestContext) => new ScriptureFinder(app.bible, app.db);

/** Whether another prayer can come in place of each: a model's, or one of the study's own. */
async function withAnother<Item extends { key: string }>(
  { app, user }: MemberContext,
  theme: Theme,
  items: readonly Item[],
) {
  const byModel =
    (await usableModel(app.ai)) !== null && (await readConsent(app.db, user.id)) !== false;
  const others = byModel ? null : await otherPrayers(app.db, theme);
  return items.map((item) => ({
    ...item,
    hasAnother: others === null || others(item.key).length > 0,
  }));
}

/** The name of the translation whose words the studies quote. */
const quotedFrom = async (bible: Bible) => (await bible.translation(null))?.name ?? null;

type MemberContext = RequestContext & Readonly<{ user: Readonly<{ id: string }> }>;

const onStudy = memberProcedure.input(ThemeInput).use(async ({ ctx, input, next }) => {
  const study = await readStudy(ctx.app.db, input.theme);
  return next({ ctx: { study } });
});

/** Each section of a study is sent by itself, so that a phone fetches what its screen shows. */
export const guidedStudiesRouter = router({
  /** Null while the theme has no active version. */
  outline: onStudy.query(
    async ({ ctx: { study, app } }) =>
      study && { ...shownOutline(study), translation: await quotedFrom(app.bible) },
  ),
  teachings: onStudy.query(({ ctx: { study } }) => (study ? shownTeachings(study) : [])),
  prayers: onStudy.query(async ({ ctx, input }) =>
    withAnother(ctx, input.theme, ctx.study ? shownPrayers(ctx.study) : []),
  ),
  keyVerses: onStudy.query(({ ctx }) =>
    ctx.study ? shownKeyVerses(ctx.study, finderOf(ctx)) : [],
  ),
  actions: onStudy.query(({ ctx }) => (ctx.study ? shownActions(ctx.study, finderOf(ctx)) : [])),
  specificPrayers: memberProcedure.query(async ({ ctx }) => {
    const study = await readStudy(ctx.app.db, 'marriage');
    const prayers = study ? shownSpecificPrayers(study) : [];
    return withAnother(ctx, 'marriage', prayers);
  }),

  gifts: memberProcedure.query(async ({ ctx }) => {
    const study = await readStudy(ctx.app.db, 'gifts');
    return study && shownGifts(study);
  }),

  gift: memberProcedure
    .input(z.object({ slug: z.string().max(40) }))
    .query(async ({ ctx, input }) => {
      const study = await readStudy(ctx.app.db, 'gifts');
      const gift = study && giftOf(study, input.slug);
      if (!gift) throw new AppError('NOT_FOUND');
      return { ...shownGift(gift), translation: await quotedFrom(ctx.app.bible) };
    }),

  day: memberProcedure
    .input(PlanInput.extend({ day: z.int().min(1).max(50) }))
    .query(async ({ ctx, input }) => {
      const found = await readPlan(ctx.app.db, input.plan);
      const day = found && (await shownDay(found.plan, input.day, finderOf(ctx)));
      if (!day) throw new AppError('NOT_FOUND');
      const key = found.gift ? `gift:${found.gift}:day:${day.day}` : `day:${day.day}`;
      const [shown] = await withAnother(ctx, found.theme, [{ ...day, key }]);
      if (!shown) throw new AppError('NOT_FOUND');
      return shown;
    }),

  generate: memberProcedure
    .input(z.object({ theme: z.enum(THEMES) }))
    .mutation(({ input: { theme }, ...asking }) => generateStudy(theme, asking)),

  /** The member's latest progress in a plan, also one that is over; null before the first. */
  progress: memberProcedure.input(PlanInput).query(async ({ ctx, input: { plan } }) => {
    const progress = await readLatestProgress(ctx.app.db, ctx.user.id, plan);
    return progress && viewOf(progress, todayOf(ctx));
  }),

  start: memberProcedure.input(PlanInput).mutation(async ({ ctx, input: { plan } }) => {
    const totalDays = STUDY_PLANS.get(plan);
    if (!totalDays) throw new AppError('NOT_FOUND');
    const today = todayOf(ctx);
    const started = { kind: 'study', plan, totalDays } as const;
    return viewOf(await startPlan(ctx.app.db, ctx.user.id, started, today), today);
  }),

  /** The guided studies that the member follows now, each with its next step. */
  underWay: memberProcedure.query(async ({ ctx }) => {
    const followed = await listCurrentProgress(ctx.app.db, ctx.user.id, 'study');
    const shown = await Promise.all(
      followed.slice(0, MOST_UNDER_WAY).map(async (stored) => {
        const progress = viewOf(stored, todayOf(ctx));
        const found = await readPlan(ctx.app.db, stored.plan);
        const next = found?.plan.days.find(({ day }) => day === progress.currentDay);
        return found && next ? [{ title: found.title, progress, next: next.title }] : [];
      }),
    );
    return shown.flat();
  }),
});

const MOST_UNDER_WAY = 3;
