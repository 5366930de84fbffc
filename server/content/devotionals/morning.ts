import type { MorningDevotional } from '../types.ts';
import { morningAdventAndChristmas } from './morning-advent-and-christmas.ts';
import { morningChildrenAndYouth } from './morning-children-and-youth.ts';
import { morningFirstHalf } from './morning-first-half.ts';
import { morningJoyAndGrief } from './morning-joy-and-grief.ts';
import { morningLentAndEaster } from './morning-lent-and-easter.ts';
import { morningSecondHalf } from './morning-second-half.ts';
import { morningWithJesus } from './morning-with-jesus.ts';

export const MORNING_DEVOTIONALS: readonly MorningDevotional[] = [
  ...morningFirstHalf,
  ...morningSecondHalf,
  ...morningJoyAndGrief,
  ...morningChildrenAndYouth,
  ...morningWithJesus,
  ...morningAdventAndChristmas,
  ...morningLentAndEaster,
];
