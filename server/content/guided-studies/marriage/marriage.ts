import type { AuthoredStudy } from '../authored.ts';
import { actions } from './actions.ts';
import { daysOneToSix } from './days-1-to-6.ts';
import { daysSevenToThirteen } from './days-7-to-13.ts';
import { daysFourteenToTwenty } from './days-14-to-20.ts';
import { daysTwentyOneToTwentySix } from './days-21-to-26.ts';
import { daysTwentySevenToThirty } from './days-27-to-30.ts';
import { conclusion, introduction, phases } from './frame.ts';
import { keyVerses } from './key-verses.ts';
import { prayers } from './prayers.ts';
import { specificPrayers } from './specific-prayers.ts';
import { teachingsOnCovenant } from './teachings-covenant.ts';
import { teachingsOnHome } from './teachings-home.ts';

export const MARRIAGE: AuthoredStudy<'marriage'> = {
  title: 'Casamento Abençoado',
  introduction,
  conclusion,
  teachings: [...teachingsOnCovenant, ...teachingsOnHome],
  keyVerses,
  prayers,
  actions,
  specificPrayers,
  plan: {
    phases,
    days: [
      ...daysOneToSix,
      ...daysSevenToThirteen,
      ...daysFourteenToTwenty,
      ...daysTwentyOneToTwentySix,
      ...daysTwentySevenToThirty,
    ],
  },
};
