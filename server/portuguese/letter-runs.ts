/**
 * The runs of letters in a word, its ends marked: what of it survives misspelling and inflection.
 * Weights are trained on them in this order, the shortest first.
 */
export function* letterRuns(word: string, shortest: number, longest: number): Generator<string> {
  const marked = `<${word}>`;
  for (let length = shortest; length <= longest; length++)
    for (let start = 0; start + length <= marked.length; start++)
      yield marked.slice(start, start + length);
}
