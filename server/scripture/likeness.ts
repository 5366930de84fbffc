import { plainWordsOf } from '#shared/portuguese/words.ts';
import { comparableOf } from './verse-words.ts';

const comparable = (text: string): string[] => plainWordsOf(text).map(comparableOf);

/** Words of somebody who tells what stands in the Bible, and what they weigh. */
const TELLS =
  /(?<!\p{L})(?:diz|disse|dizem|ensin\p{L}+|pede|pediu|pedem|cont[ao]u?|afirm\p{L}+|mand[ao]u?|lembr\p{L}+|fal[ao]u?|cham[ao]u?|promet\p{L}+|mostr\p{L}+|descrev\p{L}+|explic\p{L}+|aconselh\p{L}+|perguntou?|responde|admit\p{L}+|recomend\p{L}+|orienta|exorta|alert\p{L}+|revel\p{L}+|apresenta|narra|relata|registra|escrev\p{L}+|proíbe|condena|cita|compara|liga|usa|convida|versículo|texto|passagem|capítulo|Paulo|Pedro|Tiago|Davi|Moisés|salmista|profeta|apóstolo|Bíblia|Jesus|Cristo|evangelho)(?!\p{L})/iu;

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
  [-1.8, TELLS],
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

/** Fewer words are a title, or stand together by chance. */
const FEWEST_WORDS = 4;
const LONGEST_SPAN = 70;
const MOST_CLAUSES = 9;

type Placed = Readonly<{ start: number; end: number }>;

/** The bounds of the clauses of a text, as numbers of words. */
export function clausesOf(text: string, words: readonly Placed[]): number[] {
  const bounds = [0];
  for (let at = 1; at < words.length; at++) {
    const [before, here] = [words[at - 1], words[at]];
    if (!before || !here) continue;
    const gap = text.slice(before.end, here.start);
    const isQue = /^que$/iu.test(text.slice(before.start, before.end));
    if (/[^\s\p{L}'’-]/u.test(gap) || gap.includes('\n') || isQue) bounds.push(at);
  }
  return [...bounds.slice(0, MOST_CLAUSES), words.length];
}

export function* rangesOf(
  bounds: readonly number[],
): Generator<readonly [from: number, to: number]> {
  for (const [at, from] of bounds.entries()) {
    for (const to of bounds.slice(at + 1)) {
      if (to - from >= FEWEST_WORDS && to - from <= LONGEST_SPAN) yield [from, to];
    }
  }
}

/** "João escreve que …": whether the sentence of the words before goes on, which is told more than quoted. */
const isWithinSentence = (before: string): boolean =>
  /(?<!\p{L})(?:que|de|em|a|o|e|como|se)\s+$/iu.test(before);

/** A text whose spans are compared with one verse after the other. */
export class ComparedText {
  private readonly text: string;
  private readonly words: readonly Word[];
  private readonly weights: readonly number[];
  private verse: Uint16Array = new Uint16Array();
  /** Whether each word stands in the verse, and there behind the word that it stands behind here. */
  private readonly held: Uint8Array;
  private readonly paired: Uint8Array;
  /** Where each word stood before; -1 where it is new. */
  private readonly earlier: Int32Array;
  private readonly isRetold: (boolean | undefined)[] = [];

  /** @param weights how much each word of the index tells */
  constructor(text: string, words: readonly Word[], weights: readonly number[]) {
    this.text = text;
    this.words = words;
    this.weights = weights;
    this.held = new Uint8Array(words.length);
    this.paired = new Uint8Array(words.length);
    const last = new Map<number, number>();
    this.earlier = Int32Array.from(words, ({ id }, at) => {
      const before = last.get(id) ?? -1;
      last.set(id, at);
      return before;
    });
  }

  /** @returns whether the verse may be like any span: it shares two words that tell something */
  turnTo(verse: Uint16Array): boolean {
    this.verse = verse;
    let keys = 0;
    let before = 0;
    for (const [at, { id, weight }] of this.words.entries()) {
      let [held, paired] = [0, 0];
      for (let place = 0; place < verse.length; place++) {
        if (verse[place] !== id) continue;
        held = 1;
        if (at > 0 && id > 0 && (verse[place - 1] ?? 0) === before) paired = 1;
      }
      this.held[at] = held;
      this.paired[at] = paired;
      before = id;
      if (held === 1 && weight > 0 && this.earlier[at] === -1) keys++;
    }
    return keys >= 2;
  }

  /** How like the verse the words are; without the dear part where that could not lift it above `bar`. */
  likeness(from: number, to: number, bar = Number.NEGATIVE_INFINITY): number {
    const { words, held } = this;
    let [all, shared, paired, keys] = [0, 0, 0, 0];
    for (let at = from; at < to; at++) {
      const weight = words[at]?.weight ?? 0;
      all += weight;
      if (at > from && this.paired[at] === 1) paired++;
      if (weight === 0 || held[at] !== 1) continue;
      shared += weight;
      if ((this.earlier[at] ?? -1) < from) keys++;
    }
    if (keys < 2 || shared / all < LEAST_SHARED) return Number.NEGATIVE_INFINITY;
    const length = to - from;
    const cheap =
      SPAN_BIAS +
      PURE * (shared / all) +
      EVIDENCE * Math.log(shared + 1) +
      PAIRED * (paired / (length - 1)) +
      KEYS * Math.min(8, keys) +
      LENGTH * Math.min(20, length) -
      (this.retells(from) ? RETOLD : 0);
    if (cheap + ORDERED + TOLD + SOUND <= bar) return Number.NEGATIVE_INFINITY;
    return cheap + this.dearPart(words.slice(from, to), from);
  }

  private dearPart(span: readonly Word[], from: number): number {
    const ids = span.map(({ id }) => id);
    const keys = new Set(
      ids.filter((_id, at) => span[at]?.weight !== 0 && this.held[from + at] === 1),
    );
    const words = this.text.slice(span[0]?.start ?? 0, span.at(-1)?.end);
    return (
      ORDERED * (inOrder(ids, this.verse) / span.length) +
      TOLD * told(this.verse, keys, span.length, this.weights) +
      (soundsLikeVerse(words) ? SOUND : 0)
    );
  }

  private retells(from: number): boolean {
    this.isRetold[from] ??= isWithinSentence(this.text.slice(0, this.words[from]?.start ?? 0));
    return this.isRetold[from] === true;
  }
}
