import type { MorningDevotional } from '../types.ts';
import { morningFirstHalf } from './morning-first-half.ts';
import { morningSecondHalf } from './morning-second-half.ts';

export const MORNING_DEVOTIONALS: readonly MorningDevotional[] = [
  ...morningFirstHalf,
  ...morningSecondHalf,
];
