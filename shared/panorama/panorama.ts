import { bookOf } from '#shared/bible/canon.ts';
import { generalLetters } from './books/general-letters.ts';
import { gospelsAndActs } from './books/gospels-and-acts.ts';
import { history } from './books/history.ts';
import { kingsToEsther } from './books/kings-to-esther.ts';
import { law } from './books/law.ts';
import { lettersToIndividuals } from './books/letters-to-individuals.ts';
import { majorProphets } from './books/major-prophets.ts';
import { minorProphets } from './books/minor-prophets.ts';
import { paulineLetters } from './books/pauline-letters.ts';
import { poetry } from './books/poetry.ts';
import { revelation } from './books/revelation.ts';
import type { PanoramaBook } from './types.ts';

/** The 66 books in the order of the canon. */
export const PANORAMA: readonly PanoramaBook[] = [
  ...law,
  ...history,
  ...kingsToEsther,
  ...poetry,
  ...majorProphets,
  ...minorProphets,
  ...gospelsAndActs,
  ...paulineLetters,
  ...lettersToIndividuals,
  ...generalLetters,
  ...revelation,
].map((portrait) => ({ ...portrait, category: bookOf(portrait.code).group }));
