export const PARTS = ['overview', 'calendar', 'guidance'] as const;
export type PlanPart = (typeof PARTS)[number];

/** The dialog that is open above the page, as its address says. */
export type Opened = Readonly<{ day?: number; part?: PlanPart }>;

const LAST_DAY = 1000;

export function openedFrom({ day, part }: Record<string, unknown>): Opened {
  const known = PARTS.find((each) => each === part);
  const number = typeof day === 'number' && day >= 1 && day <= LAST_DAY ? Math.floor(day) : 0;
  return { ...(number ? { day: number } : {}), ...(known ? { part: known } : {}) };
}
