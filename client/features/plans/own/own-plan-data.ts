import type { Outputs } from '../../../lib/data/trpc.ts';

/** A plan that the member has made. */
export type OwnPlan = Outputs['member']['ownPlans']['list'][number];
