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

/**
 * One of seven texts asks for what nobody wrote: a trial without its entry counts so much. Often a
 * twin of the entry answers it, so that it counts for less where wrong answers are counted.
 */
const OF_OUTSIDE = 0.15;
const OF_OUTSIDE_WHERE_SURE = 0.03;
/** Of what is shown for sure, the least share that is right, and that is right or a neighbour of it. */
const RIGHT_WHERE_SURE = 0.93;
const NEAR_WHERE_SURE = 0.99;
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

/** The least confidence from which on nearly all are right, and the others at least near. */
export function boundsFrom(tried: readonly Tried[], weights: readonly number[]): Bounds {
  const sorted = tried
    .map((each) => ({ each, confidence: confidenceOf(each.signs, weights) }))
    .sort((a, b) => b.confidence - a.confidence);
  let all = 0;
  let right = 0;
  let near = 0;
  let sure = 1;
  for (const { each, confidence } of sorted) {
    const weight = each.isOutside ? OF_OUTSIDE_WHERE_SURE : 1;
    all += weight;
    if (isRight(each)) right += weight;
    if (isNear(each)) near += weight;
    if (right >= RIGHT_WHERE_SURE * all && near >= NEAR_WHERE_SURE * all) sure = confidence;
  }
  return { weights, sure: Math.ceil(sure * 1000) / 1000, likely: LIKELY, unsure: UNSURE };
}
