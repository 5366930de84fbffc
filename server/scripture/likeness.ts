import { plainWordsOf } from '#shared/portuguese/words.ts';
import { comparableOf } from './verse-words.ts';

const comparable = (text: string): string[] => plainWordsOf(text).map(comparableOf);

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
  [
    -1.8,
    /(?<!\p{L})(?:diz|disse|dizem|ensin\p{L}+|pede|pediu|pedem|cont[ao]u?|afirm\p{L}+|mand[ao]u?|lembr\p{L}+|fal[ao]u?|cham[ao]u?|promet\p{L}+|mostr\p{L}+|descrev\p{L}+|explic\p{L}+|aconselh\p{L}+|perguntou?|responde|admit\p{L}+|recomend\p{L}+|orienta|exorta|alert\p{L}+|revel\p{L}+|apresenta|narra|relata|registra|escrev\p{L}+|proíbe|condena|cita|compara|liga|usa|convida|versículo|texto|passagem|capítulo|Paulo|Pedro|Tiago|Davi|Moisés|salmista|profeta|apóstolo|Bíblia|Jesus|Cristo|evangelho)(?!\p{L})/iu,
  ],
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
export function inOrder<Word>(one: readonly Word[], other: ArrayLike<Word>): number {
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
export function told(
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
