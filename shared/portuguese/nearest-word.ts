import { editDistance } from './near.ts';

/** A word that a misspelled one may stand for, with its letters and how often it is used. */
type Candidate = Readonly<{ word: string; letters: number; uses: number }>;

/**
 * The candidate with the smallest distance; of equally near ones the most used. Another first
 * letter counts half a step more, since it is the one most rarely missed.
 */
export function nearestWord<T extends Candidate>(
  candidates: Iterable<T>,
  typed: string,
  allowed: number,
): T | null {
  let best: { candidate: T; distance: number } | null = null;
  const typedLetters = lettersIn(typed);
  for (const candidate of candidates) {
    const { word, letters, uses } = candidate;
    if (Math.abs(word.length - typed.length) > allowed) continue;
    // A step exchanges one letter for another at most.
    if (countOf(letters ^ typedLetters) > 2 * allowed) continue;
    const distance = editDistance(word, typed) + (word[0] === typed[0] ? 0 : 0.5);
    if (distance > allowed + 0.5 || (best && distance > best.distance)) continue;
    if (!best || distance < best.distance || uses > best.candidate.uses) {
      best = { candidate, distance };
    }
  }
  return best?.candidate ?? null;
}

/** The letters of a folded word, a bit each. */
export function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
