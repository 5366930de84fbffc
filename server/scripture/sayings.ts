import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placedWordsOf } from '#shared/portuguese/words.ts';
import { LIST_MARKER, type Resolution, textOf } from './parts.ts';

/** Popular sayings that are often taken for verses, in folded words. */
const SAYINGS: readonly string[] = readFileSync(join(import.meta.dirname, 'sayings.txt'), 'utf8')
  .trim()
  .split('\n');

/** Few enough that a saying of common words is still told from others. */
const STOP_WORDS = new Set(
  'a o as os um uma e que de do da dos das em no na nao nunca se te ti me eu ele como mas para por com tu tua sua'.split(
    ' ',
  ),
);
/** Fewer words might stand together by chance. */
const FEWEST_DISTINCTIVE = 3;

const isDistinctive = (word: string) => !STOP_WORDS.has(word);

/** The words by which each saying is known: the distinctive ones, or all where these are few. */
const KNOWN_BY = SAYINGS.map((saying) => {
  const words = saying.split(' ');
  const distinctive = words.filter(isDistinctive);
  const all = distinctive.length < FEWEST_DISTINCTIVE;
  return { words: all ? words : distinctive, all };
});

/** The popular saying that a text holds, in its own spelling; null where it holds none. */
export function sayingIn(text: string): string | null {
  const every = placedWordsOf(text);
  const distinctive = every.filter(({ plain }) => isDistinctive(plain));
  const present = new Set(every.map(({ plain }) => plain));
  for (const { words, all } of KNOWN_BY) {
    if (!words.every((word) => present.has(word))) continue;
    const among = all ? every : distinctive;
    const at = among.findIndex((_, from) =>
      words.every((word, n) => among[from + n]?.plain === word),
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
