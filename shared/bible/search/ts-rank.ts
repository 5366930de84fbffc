/** A searched word in a verse: where it stands, and whether as a form or as a lemma. */
export type Occurrences = Readonly<{ positions: readonly number[]; isForm: boolean }>;

/** PostgreSQL's weights A of the forms and D of the lemmas. */
const WEIGHT_OF_FORM = 1;
const WEIGHT_OF_LEMMA = 0.1;
/** The sum of 1/i² over all i, to which PostgreSQL scales repetitions. */
const LIMIT_OF_REPETITION = 1.64493406685;

const weightOf = ({ isForm }: Occurrences) => (isForm ? WEIGHT_OF_FORM : WEIGHT_OF_LEMMA);

/**
 * `ts_rank` of PostgreSQL with normalization by length, so that a device orders verses as the
 * server does.
 * @param lexemes how often the query names each word, whether it occurs or not
 * @param nearness whether the query demands all of its words, which then rank by their distance
 */
export function tsRank(
  found: readonly Occurrences[],
  lexemes: number,
  nearness: boolean,
  length: number,
): number {
  const rank = nearness && lexemes > 1 ? byDistance(found) : byRepetition(found, lexemes);
  return Math.fround((rank < 0 ? 1e-20 : rank) / (Math.log(length + 1) / Math.log(2)));
}

function byRepetition(found: readonly Occurrences[], lexemes: number): number {
  let sum = 0;
  for (const each of found) {
    const weight = weightOf(each);
    let repeated = 0;
    for (let index = 0; index < each.positions.length; index++)
      repeated += weight / (index + 1) ** 2;
    // The heaviest occurrence counts in full, here always the first.
    sum += (weight + repeated - weight) / LIMIT_OF_REPETITION;
  }
  return sum / lexemes;
}

function byDistance(found: readonly Occurrences[]): number {
  let rank = -1;
  for (const [index, one] of found.entries()) {
    for (const other of found.slice(0, index)) {
      const weight = weightOf(one) * weightOf(other);
      for (const at of one.positions) {
        for (const before of other.positions) {
          const distance = Math.abs(at - before);
          if (distance === 0) continue;
          const near = Math.sqrt(weight * decay(distance));
          rank = rank < 0 ? near : 1 - (1 - rank) * (1 - near);
        }
      }
    }
  }
  return rank;
}

function decay(distance: number): number {
  return distance > 100 ? 1e-30 : 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2));
}
