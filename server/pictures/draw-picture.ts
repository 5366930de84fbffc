import { fileURLToPath } from 'node:url';
import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { SHARE_PICTURE } from '#shared/bible/share-picture.ts';
import { SITE_NAME } from '#shared/pages.ts';
import { fitText } from './fit-text.ts';

const FONT = '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2';
const FACE = 'Lora';
const PAPER = '#faf6ec';
const INK = '#33271c';
const ACCENT = '#8a4b22';
const MARGIN = 90;
const FOOT = 120;
const SIZES = [76, 68, 60, 54, 48, 42] as const;
const LINE_HEIGHT = 1.36;
/** The open book of the product's icon. */
const BOOK =
  'M32 19c-5.5-3.6-11.8-4.6-18-4v31c6.2-.6 12.5.4 18 4 5.5-3.6 11.8-4.6 18-4V15c-6.2-.6-12.5.4-18 4Z';
const LINES = 'M32 19v31M40.5 22v13M35.8 26.6h9.4';

export type PictureText = Readonly<{ words: string; reference: string }>;

GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT)), FACE);

/** Draws words and their reference in the product's look; words without room are cut. */
export async function drawPicture({ words, reference }: PictureText): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ACCENT;
  context.fillRect(0, 0, 14, height);
  drawWords(context, words);
  context.textBaseline = 'middle';
  const middle = height - FOOT / 2 - 14;
  setFont(context, 38, 600);
  context.fillStyle = ACCENT;
  context.fillText(reference, MARGIN, middle, width / 2 + 40);
  drawName(context, middle);
  return encode(canvas);
}

/** Canvases whose pixels another thread reads: a collected one would end the process there. */
const underEncoding = new Set<Canvas>();

async function encode(canvas: Canvas): Promise<Buffer> {
  underEncoding.add(canvas);
  try {
    return await canvas.encode('png');
  } finally {
    underEncoding.delete(canvas);
  }
}

function drawWords(context: SKRSContext2D, words: string): void {
  const room = {
    width: SHARE_PICTURE.width - 2 * MARGIN,
    height: SHARE_PICTURE.height - MARGIN - FOOT - 30,
    lineHeight: LINE_HEIGHT,
    sizes: SIZES,
  };
  const { px, lines } = fitText(words, room, (text, size) => {
    setFont(context, size, 500);
    return context.measureText(text).width;
  });
  setFont(context, px, 500);
  context.fillStyle = INK;
  context.textBaseline = 'middle';
  const step = px * LINE_HEIGHT;
  const top = MARGIN - 10 + (room.height - lines.length * step) / 2;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, MARGIN, top + (index + 0.5) * step);
  }
}

function drawName(context: SKRSContext2D, middle: number): void {
  setFont(context, 30, 500);
  const right = SHARE_PICTURE.width - MARGIN;
  const start = right - context.measureText(SITE_NAME).width;
  context.fillStyle = INK;
  context.fillText(SITE_NAME, start, middle);
  context.save();
  context.translate(start - 68, middle - 26);
  context.scale(52 / 64, 52 / 64);
  context.fillStyle = '#7a4522';
  context.beginPath();
  context.roundRect(0, 0, 64, 64, 14);
  context.fill();
  context.fillStyle = '#fdf8ee';
  context.fill(new Path2D(BOOK));
  context.strokeStyle = '#7a4522';
  context.lineWidth = 2.5;
  context.stroke(new Path2D(LINES));
  context.restore();
}

function setFont(context: SKRSContext2D, px: number, weight: number): void {
  context.font = `${px}px ${FACE}`;
  context.fontVariationSettings = `'wght' ${weight}`;
}
