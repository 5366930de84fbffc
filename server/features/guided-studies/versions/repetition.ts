import type { ItemContent } from '#shared/guided-studies/study-items.ts';
import { sentencesOf } from '#shared/portuguese/sentences.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';

/** Shorter sentences, such as the end of a prayer, may return. */
const FEWEST_WORDS = 6;

/** Whether an item leads to a verse that another one has, or shares a sentence with it. */
export function isRepetition(item: ItemContent, others: readonly ItemContent[]): boolean {
  const sentences = longSentencesOf(item);
  return others.some(
    (other) =>
      (item['verse'] !== undefined && other['verse'] === item['verse']) ||
      (item['reference'] !== undefined && other['reference'] === item['reference']) ||
      [...longSentencesOf(other)].some((sentence) => sentences.has(sentence)),
  );
}

function longSentencesOf(item: ItemContent): ReadonlySet<string> {
  const texts = Object.values(item).flat();
  const words = texts
    .flatMap(sentencesOf)
    .map(plainWordsOf)
    .filter(({ length }) => length >= FEWEST_WORDS);
  return new Set(words.map((each) => each.join(' ')));
}
