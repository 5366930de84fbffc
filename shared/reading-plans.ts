export const PLAN_TYPES = [
  'complete_bible',
  'new_testament',
  'chronological',
  'overview',
  'gospels',
  'wisdom',
  'new_believers',
  'family',
  'thematic',
  'intensive',
] as const;

export type PlanType = (typeof PLAN_TYPES)[number];
