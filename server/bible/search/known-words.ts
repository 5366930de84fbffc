import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headingsIn } from '#shared/bible/find-headings.ts';
import type { VerseKey } from '#shared/bible/reference.ts';
import type { KnownVerse } from '#shared/bible/search/bible-search.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { comparableOf, isKey } from '../../scripture/verse-words.ts';
import { numberOf, wordings } from '../../scripture/wordings.ts';

type Entry = Readonly<{
  verse: VerseKey;
  words: readonly number[];
  /** All words of a name or wording of our list; null where only the numbers are known. */
  text: string | null;
}>;
type Index = Readonly<{
  entries: readonly Entry[];
  entriesWith: ReadonlyMap<number, readonly number[]>;
}>;

/** The share of what was typed, by how rare its words are, that a wording must say. */
const MOST_SAID = 0.8;
/** The same for a name of a passage that was typed whole among other words. */
const NAMED_AMONG = 0.5;
const [IN_ORDER, OF_ENTRY, VERBATIM] = [0.5, 0.25, 1];
/** So many words, all of them in their order, mean no other verse. */
const ENOUGH = 3;

let index: Index | null = null;

/**
 * Finds the verse that is known by what was typed: as translations word it that are not installed,
 * by `known-words.txt` and by the numbers of `wordings.tsv`, or by a name that people call its passage.
 */
export function knownVerse(typed: string): KnownVerse | null {
  index ??= makeIndex();
  const { entries, entriesWith } = index;
  const words = tellingNumbers(typed, entriesWith);
  const weightOf = (word: number) =>
    Math.log((entries.length + 1) / (entriesWith.get(word)?.length ?? 1));
  const weigh = (some: ReadonlySet<number>) =>
    [...some].reduce((sum, word) => sum + weightOf(word), 0);
  const asked = { words, all: new Set(words), text: spaced(typed), weigh };
  let best: Judged | null = null;
  for (const at of new Set(words.flatMap((word) => entriesWith.get(word) ?? []))) {
    const entry = entries[at];
    const judged = entry && judge(entry, asked);
    if (judged && judged.score > (best?.score ?? 0)) best = judged;
  }
  return best && { verse: best.verse, surely: best.surely };
}

type Asked = Readonly<{
  words: readonly number[];
  all: ReadonlySet<number>;
  text: string;
  weigh: (some: ReadonlySet<number>) => number;
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

function makeIndex(): Index {
  const known = headingsIn(readFileSync(join(import.meta.dirname, 'known-words.txt'), 'utf8'));
  const entries: readonly Entry[] = [
    ...known.flatMap(({ text, ...verse }) =>
      text.split('; ').map((each) => ({ verse, words: tellingNumbers(each), text: spaced(each) })),
    ),
    ...[...wordings()].map(({ verse, marks }) => ({
      verse,
      words: marks.filter(({ key }) => key).map(({ number }) => number),
      text: null,
    })),
  ];
  const entriesWith = new Map<number, number[]>();
  entries.forEach(({ words }, at) => {
    for (const word of new Set(words)) {
      entriesWith.set(word, [...(entriesWith.get(word) ?? []), at]);
    }
  });
  return { entries, entriesWith };
}

const spaced = (text: string) => ` ${plainWordsOf(text).join(' ')} `;

/** The numbers of the words that tell one verse from another, as wordings are compared. */
const tellingNumbers = (text: string, known?: Index['entriesWith']): readonly number[] =>
  plainWordsOf(text)
    .filter((word) => isKey(comparableOf(word)))
    .map((word) => {
      const spellings = [word, ...(known ? asHeard(word) : [])].map((each) =>
        numberOf(comparableOf(each)),
      );
      return spellings.find((number) => known?.has(number)) ?? spellings[0] ?? 0;
    });

/** Other spellings of a word that is written as it is heard: "omem", "mizericórdia", "Zakeu". */
const asHeard = (word: string): readonly string[] => [
  `h${word}`,
  word.replaceAll('z', 's'),
  word.replace(/k(?=[ei])/g, 'qu').replaceAll('k', 'c'),
];

/** The share of neighbouring words that follow each other in the other words as well. */
function shareInOrder(words: readonly number[], others: readonly number[]): number {
  const pairs = new Set(others.slice(1).map((word, at) => `${others[at]} ${word}`));
  const same = words.slice(1).filter((word, at) => pairs.has(`${words[at]} ${word}`)).length;
  return same / Math.max(1, words.length - 1);
}
