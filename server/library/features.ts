import { soundOf } from '#shared/portuguese/sound.ts';
import { hashOf } from '../portuguese/feature-hash.ts';
import { letterRuns } from '../portuguese/letter-runs.ts';
import { spelledOut } from '../portuguese/shorthand.ts';
import { stemOf } from '../portuguese/stem.ts';
import type { LibraryKind } from './collections.ts';
import { GROUP_BITS } from './model.ts';
import { slotFeatures } from './slots.ts';

/** Words of a question that are read; a longer story says by then what it is about. */
const LONGEST = 60;
const SHORTEST_RUN = 4;
const LONGEST_RUN = 5;
/** Stems this many words apart or nearer make a pair. */
const NEAR = 4;

/**
 * The features of a text as hashes: words, stems and sounds, runs and pairs of them, and parts of
 * words, which survive misspelling and inflection; and whom and what moment it speaks of.
 */
export function featuresOf(text: string): Uint32Array {
  const words = spelledOut(text).slice(0, LONGEST);
  const found = new Set<number>();
  const add = (group: number, feature: string) =>
    found.add(((hashOf(`${group}${feature}`) << 3) | group) >>> 0);
  const stems = words.map(stemOf);
  for (const [at, word] of words.entries()) {
    add(0, word);
    const stem = stems[at] ?? '';
    add(1, stem);
    add(2, soundOf(word));
    const next = words[at + 1];
    if (next) add(3, `${word} ${next}`);
    if (stem.length > 2)
      for (const other of stems.slice(at + 1, at + NEAR))
        if (other.length > 2) add(4, [stem, other].sort().join(' '));
    for (const run of letterRuns(word, SHORTEST_RUN, LONGEST_RUN)) add(5, run);
  }
  for (const slot of slotFeatures(words)) add(6, slot);
  return Uint32Array.from(found);
}

/** Prime numbers: the questions are many, the other kinds have fewer than 130 entries. */
export const bucketCount = (kind: LibraryKind): number => (kind === 'question' ? 131_071 : 32_749);

/** The features with their hashes folded to the buckets of a kind. */
export function bucketsOf(kind: LibraryKind, features: Uint32Array): Uint32Array {
  const buckets = bucketCount(kind);
  const group = (1 << GROUP_BITS) - 1;
  return features.map(
    (feature) => (((feature >>> GROUP_BITS) % buckets) << GROUP_BITS) | (feature & group),
  );
}
