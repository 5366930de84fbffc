import type { AuthoredStudy } from '../authored.ts';
import { actions } from './actions.ts';
import { daysOneToSeventeen } from './days-1-17.ts';
import { daysEighteenToThirtyFour } from './days-18-34.ts';
import { daysThirtyFiveToFifty } from './days-35-50.ts';
import { frame, phases } from './frame.ts';
import { keyVerses } from './key-verses.ts';
import { prayers } from './prayers.ts';
import { teachings } from './teachings.ts';

export const PRIEST: AuthoredStudy<'priest'> = {
  ...frame,
  teachings,
  keyVerses,
  prayers,
  actions,
  plan: {
    phases,
    days: [...daysOneToSeventeen, ...daysEighteenToThirtyFour, ...daysThirtyFiveToFifty],
  },
};
