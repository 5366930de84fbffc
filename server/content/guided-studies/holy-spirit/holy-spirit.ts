import type { AuthoredStudy } from '../authored.ts';
import { actions } from './actions.ts';
import { daysOneToSeven } from './days-1-to-7.ts';
import { daysEightToFourteen } from './days-8-to-14.ts';
import { daysFifteenToTwentyOne } from './days-15-to-21.ts';
import { daysTwentyTwoToThirty } from './days-22-to-30.ts';
import { conclusion, introduction, phases } from './frame.ts';
import { keyVerses } from './key-verses.ts';
import { prayers } from './prayers.ts';
import { teachingsOnLifeInTheSpirit } from './teachings-life.ts';
import { teachingsOnTheSpirit } from './teachings-who.ts';

export const HOLY_SPIRIT: AuthoredStudy<'holy-spirit'> = {
  title: 'Espírito Santo: trinta dias de companhia',
  introduction,
  conclusion,
  teachings: [...teachingsOnTheSpirit, ...teachingsOnLifeInTheSpirit],
  keyVerses,
  prayers,
  actions,
  plan: {
    phases,
    days: [
      ...daysOneToSeven,
      ...daysEightToFourteen,
      ...daysFifteenToTwentyOne,
      ...daysTwentyTwoToThirty,
    ],
  },
};
