import type { Booklet } from '../types.ts';
import { firstSteps } from './first-steps.ts';
import { howToReadTheBible } from './how-to-read-the-bible.ts';
import { meetTheGospels } from './meet-the-gospels.ts';
import { prayerAtHome } from './prayer-at-home.ts';
import { psalmsForTheWeek } from './psalms-for-the-week.ts';

/** The table of contents of the booklets, in the order in which they were written. */
export const BOOKLETS: readonly Booklet[] = [
  howToReadTheBible,
  prayerAtHome,
  meetTheGospels,
  psalmsForTheWeek,
  firstSteps,
];
