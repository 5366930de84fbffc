import type { LibraryKind } from '../../library/collections.ts';
import type { AskedAs } from '../types.ts';
import { ADVICE_FOR_COUPLES_ASKED_AS } from './advice-couples.ts';
import { ADVICE_FOR_MEN_ASKED_AS } from './advice-men.ts';
import { ADVICE_FOR_WOMEN_ASKED_AS } from './advice-women.ts';
import { MOTIVES_ASKED_AS } from './motives.ts';
import { PRAYERS_ASKED_AS } from './prayers.ts';
import { QUESTIONS_ASKED_AS } from './questions.ts';
import { STUDIES_ASKED_AS } from './studies.ts';

export const ASKED_AS: Readonly<Record<LibraryKind, AskedAs>> = {
  question: QUESTIONS_ASKED_AS,
  prayer: PRAYERS_ASKED_AS,
  study: STUDIES_ASKED_AS,
  motive: MOTIVES_ASKED_AS,
  'advice-priest': ADVICE_FOR_MEN_ASKED_AS,
  'advice-builder': ADVICE_FOR_WOMEN_ASKED_AS,
  'advice-marriage': ADVICE_FOR_COUPLES_ASKED_AS,
};
