import { comparer, isKey } from '../../portuguese/comparable.ts';
import { plainWordsOf } from '../../portuguese/words.ts';
import { type Heading, headingsIn } from '../find-headings.ts';
import type { VerseKey } from '../reference.ts';
import type { KnownVerse } from './bible-search.ts';

/** How words are compared: what a word shares with its forms, and null where it tells no verse from another. */
export type KeyOf = (plain: string) => string | number | null;
type Key = string | number;

export type Entry = Readonly<{
  verse: VerseKey;
  words: readonly Key[];
  /** All words of a name or wording of our list; null where only the numbers are known. */
  text: string | null;
}>;

/** The share of what was typed, by how rare its words are, that a wording must say. */
const MOST_SAID = 0.8;
/** The same for a name of a passage that was typed whole among other words. */
const NAMED_AMONG = 0.5;
const [IN_ORDER, OF_ENTRY, VERBATIM] = [0.5, 0.25, 1];
/** So many words, all of them in their order, mean no other verse. */
const ENOUGH = 3;

/** Verses by the words by which people know them, which no installed translation may have. */
export class KnownWords {
  private readonly entries: readonly Entry[];
  private readonly keyOf: KeyOf;
  private readonly entriesWith = new Map<Key, number[]>();

  /**
   * @param known our list: names of passages and short wordings, apart by semicolons, each with its verse
   * @param others wordings of which only the compared words are known
   */
  constructor(known: readonly Heading[], keyOf: KeyOf, others: readonly Entry[] = []) {
    this.keyOf = keyOf;
    const listed = known.flatMap(({ text, ...verse }) =>
      text
        .split('; ')
        .map((each) => ({ verse, words: this.tellingKeys(each), text: spaced(each) })),
    );
    this.entries = [...listed, ...others];
    this.entries.forEach(({ words }, at) => {
      for (const word of new Set(words)) {
        const known = this.entriesWith.get(word);
        if (known) known.push(at);
        else this.entriesWith.set(word, [at]);
      }
    });
  }

  /** The verse that is known by what was typed, or by a name that people call its passage. */
  find(typed: string): KnownVerse | null {
    const { entries, entriesWith } = this;
    const words = this.tellingKeys(typed, (key) => entriesWith.has(key));
    const weightOf = (word: Key) =>
      Math.log((entries.length + 1) / (entriesWith.get(word)?.length ?? 1));
    const weigh = (some: ReadonlySet<Key>) =>
      [...some].reduce<number>((sum, word) => sum + weightOf(word), 0);
    const asked = { words, all: new Set(words), text: spaced(typed), weigh };
    let best: Judged | null = null;
    for (const at of new Set(words.flatMap((word) => entriesWith.get(word) ?? []))) {
      const entry = entries[at];
      const judged = entry && judge(entry, asked);
      if (judged && judged.score > (best?.score ?? 0)) best = judged;
    }
    return best && { verse: best.verse, surely: best.surely };
  }

  /** The words that tell one verse from another, as they are compared. */
  private tellingKeys(text: string, isKnown?: (key: Key) => boolean): readonly Key[] {
    return plainWordsOf(text).flatMap((word) => {
      const own = this.keyOf(word);
      if (own === null) return [];
      if (!isKnown || isKnown(own)) return [own];
      const heard = asHeard(word).map((each) => this.keyOf(each));
      return [heard.find((key) => key !== null && isKnown(key)) ?? own];
    });
  }
}

type Asked = Readonly<{
  words: readonly Key[];
  all: ReadonlySet<Key>;
  text: string;
  weigh: (some: ReadonlySet<Key>) => number;
}>;
type Judged = KnownVerse & Readonly<{ score: number }>;

/** Returns null where an entry says too little of what was typed. */
function judge(entry: Entry, { words, all, text, weigh }: Asked): Judged | null {
  const own = new Set(entry.words);
  const shared = all.intersection(own);
  const isSame = own.size === all.size && shared.size === all.size;
  if (shared.size < 2 && !isSame) return null;
  const said = weigh(shared) / weigh(all);
  const isNamed = entry.text !== null && shared.size === own.size && said >= NAMED_AMONG;
  if (said < MOST_SAID && !isNamed) return null;
  const isVerbatim = entry.text?.includes(text) ?? false;
  const ordered = shareInOrder(words, entry.words);
  const isWhole = shared.size === all.size && ordered === 1;
  const enough = isVerbatim ? text.trim().split(' ').length : isWhole ? all.size : 0;
  return {
    verse: entry.verse,
    surely: enough >= ENOUGH || entry.text === text,
    score:
      said +
      IN_ORDER * ordered +
      OF_ENTRY * (weigh(shared) / weigh(own)) +
      (isVerbatim ? VERBATIM : 0),
  };
}

const spaced = (text: string) => ` ${plainWordsOf(text).join(' ')} `;

/**
 * Known words of a device, which has no wordings by numbers.
 * @param lines a verse and its names and wordings a line, in the form of headings
 * @param compared the lists of `comparer`
 */
export function knownWordsOf(lines: string, compared: string): KnownWords {
  const comparableOf = comparer(compared);
  return new KnownWords(headingsIn(lines), (word) => {
    const comparable = comparableOf(word);
    return isKey(comparable) ? comparable : null;
  });
}

/** Other spellings of a word that is written as it is heard: "omem", "mizericórdia", "Zakeu". */
const asHeard = (word: string): readonly string[] => [
  `h${word}`,
  word.replaceAll('z', 's'),
  word.replace(/k(?=[ei])/g, 'qu').replaceAll('k', 'c'),
];

/** The share of neighbouring words that follow each other in the other words as well. */
function shareInOrder(words: readonly Key[], others: readonly Key[]): number {
  const pairs = new Set(others.slice(1).map((word, at) => `${others[at]} ${word}`));
  const same = words.slice(1).filter((word, at) => pairs.has(`${words[at]} ${word}`)).length;
  return same / Math.max(1, words.length - 1);
}
