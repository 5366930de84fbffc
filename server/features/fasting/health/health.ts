import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hungerMayHarm as isListed } from '#shared/fasting/fasting-health.ts';
import { decodeModel, type LinearModel, probabilities } from '../../../safety/linear-model.ts';
import { featuresOf } from './features.ts';

export const WEIGHTS = join(import.meta.dirname, 'weights.bin');
/** From here on the meals are kept: a needless warning costs less than one that is missing. */
const LIKELY = 0.4;
/** What a phrase of the list means is told by the words around it: below it is a figure of speech. */
const FIGURATIVE = 0.05;

let model: LinearModel | null = null;

export const likelihoodOfHarm = (text: string, judge: LinearModel): number =>
  probabilities(judge, featuresOf(text))[1] ?? 0;

/**
 * Whether the writer, or whoever is to fast with them, has a body that hunger may harm: by the
 * list that the form knows too, and by weights that `npm run fasting:train` wrote.
 */
export function hungerMayHarm(text: string): boolean {
  model ??= decodeModel(readFileSync(WEIGHTS));
  if (text.trim() === '') return false;
  return likelihoodOfHarm(text, model) >= (isListed(text) ? FIGURATIVE : LIKELY);
}
