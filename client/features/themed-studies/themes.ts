import type { PlanTheme } from '#shared/study-plans.ts';
import { BUILDER } from './builder-theme.ts';
import { HOLY_SPIRIT } from './holy-spirit-theme.ts';
import { MARRIAGE } from './marriage-theme.ts';
import { PRIEST } from './priest-theme.ts';
import type { StudyTheme } from './study-theme.ts';

export const THEMES: Readonly<Record<PlanTheme, StudyTheme>> = {
  'holy-spirit': HOLY_SPIRIT,
  priest: PRIEST,
  builder: BUILDER,
  marriage: MARRIAGE,
};
