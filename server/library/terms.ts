import { stemOf } from '../portuguese/stem.ts';
import { CONCEPTS } from './concepts.ts';
import { FRAMES, INTENSIFIERS, STOP_WORDS } from './frames.ts';

/** One thing a text speaks of: a concept, several where a phrase has more than one sense, or a stem. */
export type Unit = readonly string[];

type Phrase = { readonly words: readonly string[]; readonly concepts: string[] };

const FRAME = new RegExp(`\\b(?:${FRAMES.join('|')})(?=\\s|$)`, 'gu');
const PHRASES = phrasesByStart();

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
