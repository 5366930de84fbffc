import { placedWordsOf } from '../portuguese/words.ts';

type Span = readonly [start: number, end: number];

/** Where the words of two wordings differ: in the one, and in the other. */
export type Differences = Readonly<{ own: readonly Span[]; other: readonly Span[] }>;

/**
 * The words of each wording that are not in the longest row of words that both have in this order.
 * A verse has few words, so that the table of all pairs is small.
 */
export function differencesOf(one: string, two: string): Differences {
  const [a, b] = [placedWordsOf(one), placedWordsOf(two)];
  const width = b.length + 1;
  const rows = new Uint16Array((a.length + 1) * width);
  const longest = (i: number, j: number) => rows[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      rows[i * width + j] =
        a[i]?.plain === b[j]?.plain
          ? longest(i + 1, j + 1) + 1
          : Math.max(longest(i + 1, j), longest(i, j + 1));
    }
  }
  const [own, other]: [Span[], Span[]] = [[], []];
  for (let [i, j] = [0, 0]; i < a.length || j < b.length; ) {
    const [left, right] = [a[i], b[j]];
    if (left && right && left.plain === right.plain) {
      i++;
      j++;
    } else if (left && (!right || longest(i + 1, j) >= longest(i, j + 1))) {
      add(own, left, one);
      i++;
    } else if (right) {
      add(other, right, two);
      j++;
    }
  }
  return { own, other };
}

/** Words with nothing but a blank between them are one difference. */
function add(spans: Span[], { start, end }: { start: number; end: number }, text: string): void {
  const last = spans.at(-1);
  if (last && text.slice(last[1], start) === ' ') spans[spans.length - 1] = [last[0], end];
  else spans.push([start, end]);
}
