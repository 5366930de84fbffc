import { LONGEST_PLAN } from '#shared/plans/plan-progress.ts';

export const PARTS = ['overview', 'calendar', 'guidance'] as const;
export type PlanPart = (typeof PARTS)[number];

/** The dialog that is open above the page, as its address says; of several plans, that of one. */
export type Opened = Readonly<{ plan?: string; day?: number; part?: PlanPart }>;

const SLUG = /^[a-z0-9-]{1,60}$/;

export function openedFrom({ plan, day, part }: Record<string, unknown>): Opened {
  const known = PARTS.find((each) => each === part);
  const number = typeof day === 'number' && day >= 1 && day <= LONGEST_PLAN ? Math.floor(day) : 0;
  return {
    ...(typeof plan === 'string' && SLUG.test(plan) ? { plan } : {}),
    ...(number ? { day: number } : {}),
    ...(known ? { part: known } : {}),
  };
}

/** Opens a dialog of a plan. */
export type OpenPlan = (next: Omit<Opened, 'plan'>, replace?: boolean) => void;
export type OpenerOf = (slug: string) => OpenPlan;
