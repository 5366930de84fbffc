import type { NightDevotional } from '../types.ts';
import { nightFirstHalf } from './night-first-half.ts';
import { nightSecondHalf } from './night-second-half.ts';

export const NIGHT_DEVOTIONALS: readonly NightDevotional[] = [
  ...nightFirstHalf,
  ...nightSecondHalf,
];
