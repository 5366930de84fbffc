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

/** "João escreve que …": words that a sentence goes on with are told more often than quoted. */
const WITHIN_SENTENCE = /(?<!\p{L})(?:que|de|em|a|o|e|como|se)\s+$/iu;

/** Whether the sentence of the words before goes on with what follows. */
export const isWithinSentence = (before: string): boolean => WITHIN_SENTENCE.test(before);
