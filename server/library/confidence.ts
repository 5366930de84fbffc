import { confidenceOf } from './rank.ts';

/** What a model that never saw an ask made of it. */
export type Tried = Readonly<{
  writer: string;
  /** The entries that answer it, and those that come near. */
  right: readonly number[];
  also: readonly number[];
  /** The entries that were found, best first. */
  places: readonly number[];
  signs: readonly number[];
  /** Whether the library has nothing on it. */
  isOutside: boolean;
}>;

/** How sure a finding must be to be shown without a word, under a heading, or as titles. */
export type Bounds = Readonly<{
  weights: readonly number[];
  sure: number;
  likely: number;
  unsure: number;
}>;

/** One of seven texts asks for what nobody wrote: a trial without its subject counts so much. */
const OF_OUTSIDE = 0.15;
/** Of all that is asked, the most that may be shown for sure and be neither right nor a neighbour of it. */
const WRONG_FOR_SURE = 0.015;
const NEIGHBOURS = 3;
const LIKELY = 0.5;
const UNSURE = 0.33;
const ROUNDS = 400;
const RATE = 0.3;
const DECAY = 1e-3;

const isRight = ({ right, places }: Tried) => right.includes(places[0] ?? -1);
const weightOf = ({ isOutside }: Tried) => (isOutside ? OF_OUTSIDE : 1);

/** Fits a logistic regression from the signs to whether the first entry was right. */
export function fitConfidence(tried: readonly Tried[]): number[] {
  const size = tried[0]?.signs.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  const sums = new Array<number>(size).fill(1e-6);
  const total = tried.reduce((sum, each) => sum + weightOf(each), 0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradients = weights.map((weight) => DECAY * weight);
    for (const each of tried) {
      const error = confidenceOf(each.signs, weights) - Number(isRight(each));
      const share = (weightOf(each) * error) / total;
      for (const [at, sign] of each.signs.entries())
        gradients[at] = (gradients[at] ?? 0) + share * sign;
    }
    for (const [at, gradient] of gradients.entries()) {
      sums[at] = (sums[at] ?? 0) + gradient * gradient;
      weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(sums[at] ?? 1);
    }
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

const isNear = (tried: Tried) =>
  tried.places.slice(0, NEIGHBOURS).some((place) => tried.right.includes(place)) ||
  tried.also.includes(tried.places[0] ?? -1);

/**
 * The least confidence from which on no more than few of all that is asked are shown wrongly for
 * sure. An entry among the first three is no error: half of them are twins that answer as well.
 */
export function boundsFrom(tried: readonly Tried[], weights: readonly number[]): Bounds {
  const sorted = tried
    .map((each) => ({ each, confidence: confidenceOf(each.signs, weights) }))
    .sort((a, b) => b.confidence - a.confidence);
  const most = WRONG_FOR_SURE * tried.filter(({ isOutside }) => !isOutside).length;
  let wrong = 0;
  let sure = 1;
  for (const { each, confidence } of sorted) {
    if (!isNear(each)) wrong += weightOf(each);
    if (wrong > most) break;
    sure = confidence;
  }
  return { weights, sure: Math.ceil(sure * 1000) / 1000, likely: LIKELY, unsure: UNSURE };
}
