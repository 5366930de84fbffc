import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync } from 'node:zlib';
import { namesIn } from '#shared/text/names-in.ts';
import { BUILT_IN_PRAYERS } from '../content/prayers/built-in.ts';
import type { Situation } from '../content/types.ts';
import { spelledOut } from '../portuguese/shorthand.ts';
import { COLLECTIONS, type LibraryKind } from './collections.ts';
import CONFIDENCE from './confidence.json' with { type: 'json' };
import { bucketsOf, featuresOf } from './features.ts';
import { misfitsOf } from './misfits.ts';
import {
  compressedIn,
  isOfWords,
  modelsIn,
  type RankingModel,
  scoresOf,
  type Vector,
  vectorOf,
  weightFor,
} from './model.ts';
import { twinsOf } from './same-need.ts';
import { areOpposed, isThanksForLoss, situationsIn } from './slots.ts';

/** An entry's number in its collection, and how likely it is to be what was asked for. */
type Ranked = Readonly<{ label: number; share: number }>;

/** The entries by their likelihood, and what tells whether the first of them is right. */
export type Ranking = Readonly<{
  best: readonly Ranked[];
  /** The likelihood of the first, together with those that answer the same need. */
  share: number;
  signs: readonly number[];
}>;

const HOW_MANY = 8;
/** A difference of logarithms beyond which nothing more is learnt. */
const FAR = 6;
/** How much of the words of a text is known at all, and speaks for an entry. */
function wordsKnown(model: RankingModel, features: Uint32Array, vector: Vector, label: number) {
  let known = 0;
  let said = 0;
  let all = 0;
  for (const [at, feature] of features.entries()) {
    if (!isOfWords(feature)) continue;
    const bucket = vector.buckets[at] ?? 0;
    const value = (vector.values[at] ?? 0) ** 2;
    all += value;
    if ((model.starts[bucket + 1] ?? 0) > (model.starts[bucket] ?? 0)) known += value;
    if (weightFor(model, bucket, label) > 0) said += value;
  }
  return { known, said, all };
}

/** @param without entries that may not be found */
export function rankWith(
  kind: LibraryKind,
  model: RankingModel,
  text: string,
  without: (label: number) => boolean = () => false,
): Ranking {
  const features = bucketsOf(kind, featuresOf(text));
  const vector = vectorOf(features, model.rarity);
  const scores = scoresOf(model, vector);
  const words = spelledOut(text);
  const asked = situationsIn(words.join(' '));
  const served = situationsOf(kind);
  // Who failed or lost is never told to give thanks for it.
  const isBitter = (label: number) => isThanksForLoss(asked, served[label] ?? NONE);
  const isMisfit = misfitsOf(kind, words);
  const labels = [...scores.keys()].filter(
    (label) => !without(label) && !isBitter(label) && !isMisfit(label),
  );
  labels.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const [first = 0] = labels;
  const twins = twinsOf(kind, first);
  const highest = scores[first] ?? 0;
  // Where another moment is told, what would else come first leaves its doubt behind.
  const rivals =
    kind === 'prayer' || kind === 'motive'
      ? labels
      : [...scores.keys()].filter((label) => !without(label));
  const total = rivals.reduce((sum, label) => sum + Math.exp((scores[label] ?? 0) - highest), 0);
  const second = rivals.reduce(
    (most, label) =>
      label === first || twins.has(label) ? most : Math.max(most, scores[label] ?? 0),
    Number.NEGATIVE_INFINITY,
  );
  const best = labels
    .slice(0, HOW_MANY)
    .map((label) => ({ label, share: Math.exp((scores[label] ?? 0) - highest) / total }));
  const { known, said, all } = wordsKnown(model, features, vector, first);
  // Torn between two texts that answer the same need, it is as sure as of one.
  const share = best.reduce(
    (sum, each) => (each.label === first || twins.has(each.label) ? sum + each.share : sum),
    0,
  );
  const opposed = areOpposed(asked, served[first] ?? NONE);
  const logit = Math.log((share + 1e-6) / (1 - share + 1e-6));
  return {
    best,
    share,
    signs: [
      1,
      Math.max(-FAR, Math.min(FAR, logit)),
      Math.max(-FAR, Math.min(FAR, highest - second)),
      highest / 5,
      said / (all || 1),
      known / (all || 1),
      Math.min(4, Math.log(1 + words.length)),
      words.length === 1 ? 1 : 0,
      opposed ? 1 : 0,
    ],
  };
}

const NONE: ReadonlySet<Situation> = new Set();
const situations = new Map<LibraryKind, readonly ReadonlySet<Situation>[]>();

/** The situations that each entry of a kind is for: those it names, or those its title tells. */
function situationsOf(kind: LibraryKind): readonly ReadonlySet<Situation>[] {
  const known = situations.get(kind);
  if (known) return known;
  const own = COLLECTIONS[kind].map(({ serves, title }) =>
    serves ? new Set(serves) : situationsIn(spelledOut(title).join(' ')),
  );
  situations.set(kind, own);
  return own;
}

/** How sure it is, from 0 to 1, that the first entry answers the text. */
export function confidenceOf(signs: readonly number[], weights: readonly number[]): number {
  const sum = signs.reduce((all, sign, at) => all + sign * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

const FILE = join(import.meta.dirname, 'ranking.bin');
let models: ReadonlyMap<LibraryKind, RankingModel> | null = null;

function modelOf(kind: LibraryKind): RankingModel {
  models ??= byKind(brotliDecompressSync(compressedIn(readFileSync(FILE))));
  const model = models.get(kind);
  if (!model) throw new Error(`no weights for ${kind}`);
  return model;
}

/** Reads the weights before the first question waits for them; requests are answered meanwhile. */
export async function prepareRanking(): Promise<void> {
  const bytes = await promisify(brotliDecompress)(compressedIn(await readFile(FILE)));
  models ??= byKind(bytes);
}

function byKind(bytes: Buffer): ReadonlyMap<LibraryKind, RankingModel> {
  const unpacked = modelsIn(bytes);
  return new Map(
    KINDS.flatMap((kind, at) => {
      const model = unpacked[at];
      return model ? [[kind, kind === 'prayer' ? aligned(model) : model] as const] : [];
    }),
  );
}

/**
 * Themes of prayer that came after the training stand before the built-in prayers, whose weights
 * move with them; the new ones have none until the next training.
 */
function aligned(model: RankingModel): RankingModel {
  const untrained = COLLECTIONS.prayer.length - model.entries;
  if (untrained <= 0) return model;
  const firstBuiltIn = model.entries - BUILT_IN_PRAYERS.length;
  const labels = model.labels.map((label) => (label < firstBuiltIn ? label : label + untrained));
  return { ...model, labels, entries: model.entries + untrained };
}

/** In the order in which their weights stand in the file. */
export const KINDS: readonly LibraryKind[] = namesIn(COLLECTIONS);

/** The entries of a kind by their likelihood, and the confidence that the first is right. */
export function rank(
  kind: LibraryKind,
  text: string,
  without?: (label: number) => boolean,
): Readonly<{ best: readonly Ranked[]; share: number; confidence: number }> {
  const { best, share, signs } = rankWith(kind, modelOf(kind), text, without);
  return { best, share, confidence: confidenceOf(signs, CONFIDENCE[kind].weights) };
}
