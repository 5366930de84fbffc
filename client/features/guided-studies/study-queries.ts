import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import type { PlanTheme } from '#shared/guided-studies/study-plans.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

/** A study changes when an administrator publishes another version, which may take a visit to arrive. */
const CONTENT = { staleTime: 10 * 60_000 };

/** An item of a study, by which the server knows its title. */
export type StudyItem = Readonly<{ study: Theme; item: string }>;

export type Studies = Outputs['member']['guidedStudies'];
export type Outline = NonNullable<Studies['outline']>;
export type Plan = Outline['plan'];
export type Day = Studies['day'];
export type ProgressView = NonNullable<Studies['progress']>;

export const outlineQuery = (trpc: Trpc, theme: PlanTheme) => ({
  ...trpc.member.guidedStudies.outline.queryOptions({ theme }),
  ...CONTENT,
});
export const teachingsQuery = (trpc: Trpc, theme: PlanTheme) => ({
  ...trpc.member.guidedStudies.teachings.queryOptions({ theme }),
  ...CONTENT,
});
export const prayersQuery = (trpc: Trpc, theme: PlanTheme) => ({
  ...trpc.member.guidedStudies.prayers.queryOptions({ theme }),
  ...CONTENT,
});
export const actionsQuery = (trpc: Trpc, theme: PlanTheme) => ({
  ...trpc.member.guidedStudies.actions.queryOptions({ theme }),
  ...CONTENT,
});
export const keyVersesQuery = (trpc: Trpc, theme: PlanTheme) => ({
  ...trpc.member.guidedStudies.keyVerses.queryOptions({ theme }),
  ...CONTENT,
});
export const specificPrayersQuery = (trpc: Trpc) => ({
  ...trpc.member.guidedStudies.specificPrayers.queryOptions(),
  ...CONTENT,
});
export const dayQuery = (trpc: Trpc, plan: string, day: number) => ({
  ...trpc.member.guidedStudies.day.queryOptions({ plan, day }),
  ...CONTENT,
});
export const giftsQuery = (trpc: Trpc) => ({
  ...trpc.member.guidedStudies.gifts.queryOptions(),
  ...CONTENT,
});
export const giftQuery = (trpc: Trpc, slug: string) => ({
  ...trpc.member.guidedStudies.gift.queryOptions({ slug }),
  ...CONTENT,
});
export const progressQuery = (trpc: Trpc, plan: string) =>
  trpc.member.guidedStudies.progress.queryOptions({ plan });
