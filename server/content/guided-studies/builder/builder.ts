import type { AuthoredStudy } from '../authored.ts';
import { actions } from './actions.ts';
import { daysOneToTen } from './days-1-to-10.ts';
import { daysElevenToTwenty } from './days-11-to-20.ts';
import { daysTwentyOneToThirty } from './days-21-to-30.ts';
import { daysThirtyOneToForty } from './days-31-to-40.ts';
import { daysFortyOneToFortySeven } from './days-41-to-47.ts';
import { frame, phases } from './frame.ts';
import { keyVerses } from './key-verses.ts';
import { prayers } from './prayers.ts';
import { teachingsOnHouse } from './teachings-house.ts';
import { teachingsOnWorth } from './teachings-worth.ts';

export const BUILDER: AuthoredStudy<'builder'> = {
  ...frame,
  teachings: [...teachingsOnWorth, ...teachingsOnHouse],
  keyVerses,
  prayers,
  actions,
  plan: {
    phases,
    days: [
      ...daysOneToTen,
      ...daysElevenToTwenty,
      ...daysTwentyOneToThirty,
      ...daysThirtyOneToForty,
      ...daysFortyOneToFortySeven,
    ],
  },
};
