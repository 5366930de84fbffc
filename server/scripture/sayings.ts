import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIST_MARKER, type Resolution, textOf } from './parts.ts';
import { placedMarksOf } from './wordings.ts';

/** Fewer words that tell something might stand together by chance. */
const FEWEST_KEYS = 3;

/** Popular sayings that are often taken for verses, each by the words that tell it from others, or by all. */
const SAYINGS = readFileSync(join(import.meta.dirname, 'sayings.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((saying) => {
    const words = placedMarksOf(saying);
    const keys = words.filter(({ key }) => key);
    return keys.length < FEWEST_KEYS ? { words, all: true } : { words: keys, all: false };
  });

/** The popular saying that a text holds, in its own spelling; null where it holds none. */
export function sayingIn(text: string): string | null {
  const every = placedMarksOf(text);
  const keys = every.filter(({ key }) => key);
  const present = new Set(every.map(({ number }) => number));
  for (const { words, all } of SAYINGS) {
    if (!words.every(({ number }) => present.has(number))) continue;
    const among = all ? every : keys;
    const at = among.findIndex((_, from) =>
      words.every(({ number }, n) => among[from + n]?.number === number),
    );
    const [first, last] = [among[at], among[at + words.length - 1]];
    if (first && last) return text.slice(first.start, last.end);
  }
  return null;
}

/** Resolves a popular saying: the sentence says that it is none of the Bible. */
export function resolveSaying(text: string, saying: string): Resolution {
  const marker = LIST_MARKER.exec(text)?.[0] ?? '';
  const words = saying
    .replace(/^\p{L}/u, (letter) => letter.toLowerCase())
    .replace(/^deus/, 'Deus');
  const parts = textOf(`Diz um ditado popular, que não está na Bíblia: ${words}.`);
  return [{ start: marker.length, end: text.length, parts }];
}
