import { plainWordsOf } from '#shared/portuguese/words.ts';
import { isWithinSentence } from './clauses.ts';
import { comparableOf } from './verse-words.ts';

const comparable = (text: string): string[] => plainWordsOf(text).map(comparableOf);

/** Words of somebody who tells what stands in the Bible, and what they weigh. */
const TELLS =
  /(?<!\p{L})(?:diz|disse|dizem|ensin\p{L}+|pede|pediu|pedem|cont[ao]u?|afirm\p{L}+|mand[ao]u?|lembr\p{L}+|fal[ao]u?|cham[ao]u?|promet\p{L}+|mostr\p{L}+|descrev\p{L}+|explic\p{L}+|aconselh\p{L}+|perguntou?|responde|admit\p{L}+|recomend\p{L}+|orienta|exorta|alert\p{L}+|revel\p{L}+|apresenta|narra|relata|registra|escrev\p{L}+|proíbe|condena|cita|compara|liga|usa|convida|versículo|texto|passagem|capítulo|Paulo|Pedro|Tiago|Davi|Moisés|salmista|profeta|apóstolo|Bíblia|Jesus|Cristo|evangelho)(?!\p{L})/iu;
export const TELLING = 1.8;
export const tellsOfBible = (words: string): boolean => TELLS.test(words);

/** How words sound that are a verse, and how words sound that tell of one, with what each weighs. */
const SOUNDS: readonly (readonly [weight: number, pattern: RegExp])[] = [
  [1.5, /(?<!\p{L})(?:eu|meus?|minhas?|mim|comigo)(?!\p{L})/iu],
  [
    1.5,
    /(?<!\p{L})(?:vós|vocês|convosco|contigo|ti|tu|teus?|tuas?|vos|voss[oa]s?|lhes)(?!\p{L})|-(?:vos|te)(?!\p{L})|(?<!\p{L})não (?:te|vos) /iu,
  ],
  [
    1.8,
    /^[^\p{L}]*(?:Porque|Porquanto|Pois|Eis|Ora,|Bem-aventurad|Felizes?|Ó |Portanto|Assim como|Ainda que|Não (?:temas?|\p{L}+(?:eis|ais|is|em|am))(?!\p{L}))/iu,
  ],
  [0.7, /^[^\p{L}]*(?:E|Mas)(?!\p{L})/u],
  [
    0.8,
    /^[^\p{L}]*(?:\p{Lu}\p{L}+(?:em|am|ai|ei|i)(?:-se|-no|-o)?(?!\p{L})|(?:Confi|Entreg|Busqu|Lanc|Perdo|Confess|Vigi|Or)(?:e|a)(?!\p{L}))/u,
  ],
  [-TELLING, TELLS],
];
const soundOf = (words: string): number =>
  SOUNDS.reduce((sum, [weight, sign]) => sum + (sign.test(words) ? weight : 0), 0);

/** Whether words may be a verse by how they sound. */
export const soundsLikeVerse = (words: string): boolean => soundOf(words) > 0;

const IN_ORDER = 2.2;
const IN_PAIRS = 2.9;
const OF_VERSE = 1;
const BIAS = -4.9;

/**
 * How surely words beside a place are its verse in another wording rather than what somebody says
 * about it, as log odds: by the stored words in the same order, and by how they sound. The weights
 * were learnt from verses of other translations and from honest sentences that end in a place, of the
 * library and of the honest sets, and then adjusted by hand.
 */
export function likenessTo(stored: string, words: string): number {
  const own = comparable(words);
  const there = comparable(stored);
  if (own.length === 0 || there.length === 0) return BIAS;
  const pairs = new Set(there.slice(1).map((word, at) => `${there[at]} ${word}`));
  const shared = own.slice(1).filter((word, at) => pairs.has(`${own[at]} ${word}`)).length;
  const present = new Set(own);
  const told = new Set(there.filter((word) => word.length > 2));
  const covered = [...told].filter((word) => present.has(word)).length / Math.max(1, told.size);
  return (
    BIAS +
    IN_ORDER * (inOrder(own, there) / own.length) +
    IN_PAIRS * (shared / Math.max(1, own.length - 1)) +
    OF_VERSE * covered +
    soundOf(words)
  );
}

/** The number of words that both have in the same order. */
function inOrder<Each>(one: readonly Each[], other: ArrayLike<Each>): number {
  const row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    let before = 0;
    for (let at = 1; at <= other.length; at++) {
      const above = row[at] ?? 0;
      row[at] = word === other[at - 1] ? before + 1 : Math.max(above, row[at - 1] ?? 0);
      before = above;
    }
  }
  return row[other.length] ?? 0;
}

/** The share of a stretch of the verse, as long as the span, that the span says. */
function told(
  there: Uint16Array,
  matched: ReadonlySet<number>,
  length: number,
  weights: readonly number[],
): number {
  const reach = Math.max(8, Math.ceil(length * 1.2));
  let best = 0;
  let [all, said] = [0, 0];
  for (let at = 0; at < there.length; at++) {
    const id = there[at] ?? 0;
    all += weights[id] ?? 0;
    if (matched.has(id)) said += weights[id] ?? 0;
    const left = there[at - reach];
    if (left !== undefined) {
      all -= weights[left] ?? 0;
      if (matched.has(left)) said -= weights[left] ?? 0;
    }
    if (at + 1 >= Math.min(reach, there.length)) best = Math.max(best, said / Math.max(1, all));
  }
  return best;
}

/** A word of a text, by its number in the index, and how much it tells. */
export type Word = Readonly<{ id: number; weight: number; start: number; end: number }>;

/** A verse to compare with. */
export type Compared = Readonly<{
  ids: Uint16Array;
  held: ReadonlySet<number>;
  pairs: ReadonlySet<number>;
  weights: readonly number[];
}>;

const pairOf = (one: number, next: number) => one * 65536 + next;

export function compared(ids: Uint16Array, weights: readonly number[]): Compared {
  const pairs = new Set(Array.from(ids, (id, at) => pairOf(ids[at - 1] ?? 0, id)));
  return { ids, held: new Set(ids), pairs, weights };
}

/** The share of what a span says, by how rare its words are, that a verse must say. */
const LEAST_SHARED = 0.45;
/**
 * What each sign of likeness weighs, learnt from verses in the words of other translations and from
 * the sentences of our library.
 */
const SPAN_BIAS = -9.29;
const PURE = -2.79;
const TOLD = 0.76;
const EVIDENCE = -0.7;
const ORDERED = 6.24;
const PAIRED = 4.18;
const KEYS = 5.25 / 8;
const LENGTH = 6.1 / 20;
const SOUND = 1.69;
const RETOLD = 1.5;

/** How like a text a span is; without the dear part where that could not lift it above `bar`. */
export function likenessOfSpan(
  text: string,
  span: readonly Word[],
  there: Compared,
  bar = Number.NEGATIVE_INFINITY,
): number {
  let [all, shared, paired] = [0, 0, 0];
  const keys = new Set<number>();
  for (const [at, { id, weight }] of span.entries()) {
    all += weight;
    if (id > 0 && at > 0 && there.pairs.has(pairOf(span[at - 1]?.id ?? 0, id))) paired++;
    if (weight === 0 || !there.held.has(id)) continue;
    shared += weight;
    keys.add(id);
  }
  if (keys.size < 2 || shared / all < LEAST_SHARED) return Number.NEGATIVE_INFINITY;
  const start = span[0]?.start ?? 0;
  const cheap =
    SPAN_BIAS +
    PURE * (shared / all) +
    EVIDENCE * Math.log(shared + 1) +
    PAIRED * (paired / (span.length - 1)) +
    KEYS * Math.min(8, keys.size) +
    LENGTH * Math.min(20, span.length) -
    (isWithinSentence(text.slice(0, start)) ? RETOLD : 0);
  if (cheap + ORDERED + TOLD + SOUND <= bar) return Number.NEGATIVE_INFINITY;
  const ids = span.map(({ id }) => id);
  return (
    cheap +
    ORDERED * (inOrder(ids, there.ids) / span.length) +
    TOLD * told(there.ids, keys, span.length, there.weights) +
    (soundsLikeVerse(text.slice(start, span.at(-1)?.end)) ? SOUND : 0)
  );
}
