import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeModel, type LinearModel, probabilities } from '../../../safety/linear-model.ts';
import { featuresOf } from './features.ts';

export const WEIGHTS = join(import.meta.dirname, 'weights.bin');
/** From here on the meals are kept. */
const LIKELY = 0.5;

let model: LinearModel | null = null;

const likelihoodOfHarm = (text: string, judge: LinearModel): number =>
  probabilities(judge, featuresOf(text))[1] ?? 0;

/**
 * Whether the writer, or whoever is to fast with them, has a body that hunger may harm: by weights
 * that `npm run fasting:train` wrote, for which what the list of the form hears is one sign of many.
 */
export function hungerMayHarm(text: string): boolean {
  model ??= decodeModel(readFileSync(WEIGHTS));
  if (text.trim() === '') return false;
  return likelihoodOfHarm(text, model) >= LIKELY;
}
