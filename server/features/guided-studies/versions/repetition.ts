import { plainWordsOf } from '#shared/bible/words.ts';
import type { ItemContent } from '#shared/guided-studies/study-items.ts';

/** Shorter sentences, such as the end of a prayer, may return. */
const FEWEST_WORDS = 6;

/** Whether an item leads to a verse that another one has, or shares a sentence with it. */
export function isRepetition(item: ItemContent, others: readonly ItemContent[]): boolean {
  const sentences = sentencesOf(item);
  return others.some(
    (other) =>
      (item['verse'] !== undefined && other['verse'] === item['verse']) ||
      (item['reference'] !== undefined && other['reference'] === item['reference']) ||
      [...sentencesOf(other)].some((sentence) => sentences.has(sentence)),
  );
}

function sentencesOf(item: ItemContent): ReadonlySet<string> {
  const texts = Object.values(item).flat();
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?…])\s+|\n+/));
  const words = sentences.map(plainWordsOf).filter(({ length }) => length >= FEWEST_WORDS);
  return new Set(words.map((each) => each.join(' ')));
}
