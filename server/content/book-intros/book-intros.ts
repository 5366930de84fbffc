import type { BookIntro } from '../types.ts';
import { chroniclesToEsther } from './chronicles-to-esther.ts';
import { generalLetters } from './general-letters.ts';
import { gospelsAndActs } from './gospels-and-acts.ts';
import { history } from './history.ts';
import { laterMinorProphets } from './later-minor-prophets.ts';
import { law } from './law.ts';
import { majorProphets } from './major-prophets.ts';
import { minorProphets } from './minor-prophets.ts';
import { pastoralLetters } from './pastoral-letters.ts';
import { paulineLetters } from './pauline-letters.ts';
import { poetry } from './poetry.ts';
import { revelation } from './revelation.ts';

/** In the order of the Bible. */
export const BOOK_INTROS: readonly BookIntro[] = [
  ...law,
  ...history,
  ...chroniclesToEsther,
  ...poetry,
  ...majorProphets,
  ...minorProphets,
  ...laterMinorProphets,
  ...gospelsAndActs,
  ...paulineLetters,
  ...pastoralLetters,
  ...generalLetters,
  ...revelation,
];
