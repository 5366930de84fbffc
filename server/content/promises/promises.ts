import type { PromiseTheme } from '../types.ts';
import { comfortAndHope } from './comfort-and-hope.ts';
import { eternalLifeAndReturn } from './eternal-life-and-return.ts';
import { faithfulnessAndJustice } from './faithfulness-and-justice.ts';
import { forgivenessAndSalvation } from './forgiveness-and-salvation.ts';
import { guidanceAndWisdom } from './guidance-and-wisdom.ts';
import { healingAndFamily } from './healing-and-family.ts';
import { peaceAndRest } from './peace-and-rest.ts';
import { presenceAndLove } from './presence-and-love.ts';
import { provisionAndProtection } from './provision-and-protection.ts';
import { spiritAndPrayer } from './spirit-and-prayer.ts';
import { strengthAndCourage } from './strength-and-courage.ts';
import { victoryAndFruit } from './victory-and-fruit.ts';

export const PROMISE_THEMES: readonly PromiseTheme[] = [
  ...presenceAndLove,
  ...forgivenessAndSalvation,
  ...eternalLifeAndReturn,
  ...peaceAndRest,
  ...comfortAndHope,
  ...strengthAndCourage,
  ...guidanceAndWisdom,
  ...provisionAndProtection,
  ...faithfulnessAndJustice,
  ...spiritAndPrayer,
  ...healingAndFamily,
  ...victoryAndFruit,
];
