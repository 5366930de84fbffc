import { stemmer } from '@orama/stemmers/portuguese';
import { LRUCache } from 'lru-cache';
import { plainWordsOf } from '#shared/bible/words.ts';
import { CONCEPTS } from './concepts.ts';
import { FRAMES, INTENSIFIERS, SHORTHAND, STOP_WORDS } from './frames.ts';

/** One thing a text speaks of: a concept, several where a phrase has more than one sense, or a stem. */
export type Unit = readonly string[];

type Phrase = { readonly words: readonly string[]; readonly concepts: string[] };

const FRAME = new RegExp(`\\b(?:${FRAMES.join('|')})(?=\\s|$)`, 'gu');
const PHRASES = phrasesByStart();

/** The words of a text in small letters, with what is shortened on a phone written out. */
export function spelledOut(text: string): string[] {
  return plainWordsOf(text).flatMap((word) => {
    const short = withoutStretching(word);
    return (SHORTHAND.get(short) ?? short).split(' ');
  });
}

/** The words without the frame of the question around them. */
export function withoutFrame(words: readonly string[]): string[] {
  return words.join(' ').replace(FRAME, ' ').split(' ').filter(Boolean);
}

/** The units that the words name. */
export function unitsOf(words: readonly string[]): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestPhrase(words, at);
    const word = words[at] ?? '';
    if (found) units.push(found.concepts);
    else if (!STOP_WORDS.has(word)) units.push([stemOf(word)]);
    at = found?.end ?? at + 1;
  }
  return [...new Map(units.map((unit) => [unit.join(), unit])).values()];
}

type FoundPhrase = Readonly<{ concepts: readonly string[]; end: number }>;

function longestPhrase(words: readonly string[], at: number): FoundPhrase | null {
  for (const { words: patterns, concepts } of PHRASES.get((words[at] ?? '').slice(0, 2)) ?? []) {
    const end = endOfPhrase(words, at, patterns);
    if (end !== null) return { concepts, end };
  }
  return null;
}

/** "Deus realmente me ama" holds the phrase "Deus me ama". */
function endOfPhrase(words: readonly string[], at: number, patterns: readonly string[]) {
  let next = at;
  for (const pattern of patterns) {
    while (next > at && INTENSIFIERS.has(words[next] ?? '') && !fits(words[next] ?? '', pattern)) {
      next += 1;
    }
    if (!fits(words[next] ?? '', pattern)) return null;
    next += 1;
  }
  return next;
}

function fits(word: string, pattern: string): boolean {
  if (word === '') return false;
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** Groups the phrases by their first two letters, the longest first. */
function phrasesByStart(): Map<string, Phrase[]> {
  const all = new Map<string, Phrase>();
  for (const [concept, list] of Object.entries(CONCEPTS)) {
    for (const text of list.split(', ')) {
      const known = all.get(text);
      if (known) known.concepts.push(`#${concept}`);
      else all.set(text, { words: text.split(' '), concepts: [`#${concept}`] });
    }
  }
  const sorted = [...all.entries()].sort(
    ([a, { words: x }], [b, { words: y }]) => y.length - x.length || b.length - a.length,
  );
  return Map.groupBy(
    sorted.map(([, phrase]) => phrase),
    ({ words: [first = ''] }) => first.slice(0, 2),
  );
}

const stems = new LRUCache<string, string>({ max: 20_000 });

/** Names that end like plurals, of which the stem would be another name: Judas is not Judah. */
const NAMES_IN_S = new Set(
  'ananias barnabas elias ezequias isaias jeremias jonas josias judas lucas malaquias marcos messias moises neemias obadias sofonias tomas urias uzias zacarias'.split(
    ' ',
  ),
);

function stemOf(word: string): string {
  if (NAMES_IN_S.has(word)) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = plainWordsOf(stemmer(accented(word)))[0] ?? word;
  stems.set(word, stem);
  return stem;
}

/** The stemmer knows endings only with their accents; plurals in "-ões" become singular. */
function accented(word: string): string {
  return word
    .replace(/(?:c|s)oes$/u, 'ção')
    .replace(/(?:oes|aes)$/u, 'ão')
    .replace(/cao$/u, 'ção')
    .replace(/ao$/u, 'ão')
    .replace(/encia(s?)$/u, 'ência$1');
}

/** "siiim" is "sim"; double letters that Portuguese has stay. */
function withoutStretching(word: string): string {
  return word.replace(/(\p{L})\1{2,}/gu, '$1').replace(/([^rsoe\d])\1/gu, '$1');
}
