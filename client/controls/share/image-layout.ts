import type { Shared } from './share-message.ts';

/** The picture of a text, in pixels; a status of WhatsApp is as high as a phone. */
export const PICTURE = {
  size: 1080,
  heights: { square: 1080, status: 1920 },
  margin: 100,
  /** What the frame of a status covers at its top and bottom. */
  covered: 250,
  /** Smaller than the first only where the text has no room in it. */
  body: { sizes: [48, 44, 40, 36, 32], lineHeight: 1.25 },
  title: { px: 32, lineHeight: 44, lines: 2 },
  gap: 60,
} as const;

type Measure = (text: string) => number;
type BodyMeasure = (text: string, px: number) => number;
type Line = Readonly<{ text: string; middle: number }>;

export type Layout = Readonly<{
  body: readonly Line[];
  /** The size of the body's type. */
  px: number;
  title: readonly Line[];
  /** False when only the beginning of the text has room. */
  whole: boolean;
}>;

export type Shape = keyof typeof PICTURE.heights;

type Measures = Readonly<{ body: BodyMeasure; title: Measure }>;

const ROOM = PICTURE.size - 2 * PICTURE.margin;

/** The picture's title names only what the picture shows, also where the text has no room. */
export function layOutShared(
  { title, text, beginnings = [] }: Pick<Shared, 'title' | 'text' | 'beginnings'>,
  measure: Measures,
  shape: Shape = 'square',
): Readonly<{ layout: Layout; whole: boolean }> {
  const layout = layOut(title, text, measure, shape);
  if (layout.whole) return { layout, whole: true };
  for (const beginning of beginnings) {
    const shorter = layOut(beginning.title, beginning.text, measure, shape);
    if (shorter.whole) return { layout: shorter, whole: false };
  }
  const least = beginnings.at(-1) ?? { title, text };
  return {
    layout: layOut(`${least.title} (início)`, least.text, measure, shape),
    whole: false,
  };
}

/** Text in the middle, its title beneath; what has no room in the smallest type is cut at a word. */
export function layOut(
  title: string,
  text: string,
  measure: Measures,
  shape: Shape = 'square',
): Layout {
  const named = cut(wrap(title, measure.title), PICTURE.title.lines, measure.title);
  const titleHeight = named.lines.length * PICTURE.title.lineHeight;
  const below = named.lines.length > 0 ? PICTURE.gap + titleHeight : 0;
  const height = PICTURE.heights[shape];
  const margin = shape === 'square' ? PICTURE.margin : PICTURE.covered;
  const { px, lines, whole } = fitBody(text, height - 2 * margin - below, measure.body);
  const lineHeight = px * PICTURE.body.lineHeight;
  const bodyHeight = lines.length * lineHeight;
  const top = (height - bodyHeight - below) / 2;
  return {
    body: stack(lines, top, lineHeight),
    px,
    title: stack(named.lines, top + bodyHeight + PICTURE.gap, PICTURE.title.lineHeight),
    whole,
  };
}

/** A text in the largest type in which it has room. */
function fitBody(text: string, height: number, measure: BodyMeasure) {
  const { sizes, lineHeight } = PICTURE.body;
  const fitted = sizes.map((px) => {
    const measureAt = (words: string) => measure(words, px);
    const most = Math.floor(height / (px * lineHeight));
    return { px, ...cut(wrap(text, measureAt), most, measureAt) };
  });
  return fitted.find(({ whole }) => whole) ?? fitted.at(-1) ?? { px: 0, lines: [], whole: false };
}

function stack(lines: readonly string[], top: number, height: number): Line[] {
  return lines.map((text, index) => ({ text, middle: top + (index + 0.5) * height }));
}

/** Breaks a text into lines that fit the picture, with one empty line between paragraphs. */
function wrap(text: string, measure: Measure): string[] {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.flatMap((paragraph, index) => [
    ...(index > 0 ? [''] : []),
    ...paragraph.split('\n').flatMap((line) => wrapLine(line, measure)),
  ]);
}

function wrapLine(text: string, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text).flatMap((each) => breakWord(each, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= ROOM) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** A number stays with the word that follows it: the number of a verse never ends a line. */
function wordsOf(text: string): string[] {
  return text.split(/(?<!(?:^|\s)\d{1,3})\s+/u);
}

/** An address or a word without end goes on in the next line. */
function breakWord(word: string, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (measure(piece + letter) > ROOM) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function cut(lines: readonly string[], most: number, measure: Measure) {
  if (lines.length <= most) return { lines, whole: true };
  const fitting = lines.slice(0, most);
  const last = fitting.findLastIndex((line) => line !== '');
  return {
    lines: [...fitting.slice(0, last), withEllipsis(fitting[last] ?? '', measure)],
    whole: false,
  };
}

function withEllipsis(line: string, measure: Measure): string {
  let text = line.replace(/[\s,;:.—–-]+$/u, '');
  while (measure(`${text}…`) > ROOM && /\s/.test(text)) text = text.replace(/\s+\S*$/u, '');
  return `${text}…`;
}
