import type { NightDevotional } from '../types.ts';
import { nightAdventAndChristmas } from './night-advent-and-christmas.ts';
import { nightChildrenAndYouth } from './night-children-and-youth.ts';
import { nightFirstHalf } from './night-first-half.ts';
import { nightJoyAndGrief } from './night-joy-and-grief.ts';
import { nightLentAndEaster } from './night-lent-and-easter.ts';
import { nightSecondHalf } from './night-second-half.ts';
import { nightWithJesus } from './night-with-jesus.ts';

export const NIGHT_DEVOTIONALS: readonly NightDevotional[] = [
  ...nightFirstHalf,
  ...nightSecondHalf,
  ...nightJoyAndGrief,
  ...nightChildrenAndYouth,
  ...nightWithJesus,
  ...nightAdventAndChristmas,
  ...nightLentAndEaster,
];
