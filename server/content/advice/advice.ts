import type { AdviceEntry } from '../types.ts';
import { couplesAdvice } from './couples.ts';
import { couplesBeginnings } from './couples-beginnings.ts';
import { couplesCrises } from './couples-crises.ts';
import { couplesDailyLife } from './couples-daily-life.ts';
import { couplesDifferences } from './couples-differences.ts';
import { couplesNewChapters } from './couples-new-chapters.ts';
import { couplesSeasons } from './couples-seasons.ts';
import { couplesTogether } from './couples-together.ts';
import { couplesTrials } from './couples-trials.ts';
import { fathersAndStorms } from './fathers-and-storms.ts';
import { hardRoads } from './hard-roads.ts';
import { harmAndHealing } from './harm-and-healing.ts';
import { menAdvice } from './men.ts';
import { menCrossroads } from './men-crossroads.ts';
import { menEveryday } from './men-everyday.ts';
import { menFaithfulness } from './men-faithfulness.ts';
import { menHome } from './men-home.ts';
import { menNewChapters } from './men-new-chapters.ts';
import { menRoots } from './men-roots.ts';
import { menSeasons } from './men-seasons.ts';
import { menStrife } from './men-strife.ts';
import { menWorkAndMoney } from './men-work-and-money.ts';
import { womenAdvice } from './women.ts';
import { womenBoundaries } from './women-boundaries.ts';
import { womenBurdens } from './women-burdens.ts';
import { womenDeepWaters } from './women-deep-waters.ts';
import { womenEveryday } from './women-everyday.ts';
import { womenHeavyDays } from './women-heavy-days.ts';
import { womenHome } from './women-home.ts';
import { womenMotherhood } from './women-motherhood.ts';
import { womenNewChapters } from './women-new-chapters.ts';
import { womenOwnWay } from './women-own-way.ts';
import { womenPartings } from './women-partings.ts';
import { womenSeasons } from './women-seasons.ts';

export const ADVICE: readonly AdviceEntry[] = [
  ...menAdvice,
  ...menFaithfulness,
  ...menStrife,
  ...menWorkAndMoney,
  ...menHome,
  ...menRoots,
  ...menSeasons,
  ...menCrossroads,
  ...womenAdvice,
  ...womenBoundaries,
  ...womenPartings,
  ...womenMotherhood,
  ...womenBurdens,
  ...womenHome,
  ...womenSeasons,
  ...womenOwnWay,
  ...womenHeavyDays,
  ...couplesAdvice,
  ...couplesCrises,
  ...couplesTrials,
  ...couplesDailyLife,
  ...couplesSeasons,
  ...couplesBeginnings,
  ...couplesTogether,
  ...couplesDifferences,
  ...harmAndHealing,
  ...hardRoads,
  ...fathersAndStorms,
  ...menNewChapters,
  ...womenNewChapters,
  ...couplesNewChapters,
  ...womenDeepWaters,
  ...menEveryday,
  ...womenEveryday,
];
