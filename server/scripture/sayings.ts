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

/** The distinctive words of each saying, in order; all its words where these are few. */
const DISTINCTIVE_WORDS: readonly (readonly string[])[] = SAYINGS.map((saying) => {
  const words = saying.split(' ');
  const distinctive = words.filter((word) => !STOP_WORDS.has(word));
  return distinctive.length < FEWEST_DISTINCTIVE ? words : distinctive;
});

/** Whether each is compared with all words, since it consists of common ones; by their first word. */
const BY_FIRST_WORD = Map.groupBy(
  DISTINCTIVE_WORDS.map((words) => ({
    words,
    isCommon: words.some((word) => STOP_WORDS.has(word)),
  })),
  ({ words }) => words[0] ?? '',
);

/** The popular saying that a text holds, in its own spelling; null where it holds none. */
export function sayingIn(text: string): string | null {
  const all = placedWordsOf(text);
  const distinctive = all.filter(({ plain }) => !STOP_WORDS.has(plain));
  for (const among of [all, distinctive]) {
    for (const [at, first] of among.entries()) {
      for (const { words, isCommon } of BY_FIRST_WORD.get(first.plain) ?? []) {
        if (isCommon !== (among === all)) continue;
        const last = among[at + words.length - 1];
        if (last && words.every((word, n) => among[at + n]?.plain === word)) {
          return text.slice(first.start, last.end);
        }
      }
    }
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
