/** The Levenshtein distance, with a swap of two neighbors as one step (Damerau). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** A word that a misspelled one may stand for, with how often it is used. */
type Candidate = Readonly<{ word: string; uses: number }>;

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
  for (const candidate of candidates) {
    const { word, uses } = candidate;
    if (Math.abs(word.length - typed.length) > allowed) continue;
    const distance = editDistance(word, typed) + (word[0] === typed[0] ? 0 : 0.5);
    if (distance > allowed + 0.5 || (best && distance > best.distance)) continue;
    if (!best || distance < best.distance || uses > best.candidate.uses) {
      best = { candidate, distance };
    }
  }
  return best?.candidate ?? null;
}
