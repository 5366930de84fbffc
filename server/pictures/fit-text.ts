import { withoutStop } from '#shared/text/cut-at-word.ts';

type Measure = (text: string, px: number) => number;

type Fitted = Readonly<{ px: number; lines: readonly string[] }>;

type Room = Readonly<{
  width: number;
  height: number;
  lineHeight: number;
  sizes: readonly number[];
}>;

/** The largest of the sizes in which a text has room; in the smallest it is cut at a word. */
export function fitText(text: string, room: Room, measure: Measure): Fitted {
  const { width, height, lineHeight, sizes } = room;
  let smallest: Fitted = { px: 0, lines: [] };
  for (const px of sizes) {
    const most = Math.floor(height / (px * lineHeight));
    const lines = wrap(text, width, (words) => measure(words, px), most + 1);
    if (lines.length <= most) return { px, lines };
    smallest = { px, lines: lines.slice(0, most) };
  }
  const { px, lines } = smallest;
  const last = shorten(`${lines.at(-1) ?? ''} …`, width, (words) => measure(words, px));
  return { px, lines: [...lines.slice(0, -1), last] };
}

function wrap(
  text: string,
  width: number,
  measure: (text: string) => number,
  most: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    if (lines.length >= most) return lines;
    line = word;
  }
  return [...lines, line];
}

/** Ends a line with an ellipsis at its last word for which there is room. */
function shorten(line: string, width: number, measure: (text: string) => number): string {
  const words = line.replace(/ …$/, '').split(' ');
  while (words.length > 1 && measure(`${withoutStop(words.join(' '))}…`) > width) words.pop();
  return `${withoutStop(words.join(' '))}…`;
}
