import { type Layout, layOutShared, PICTURE } from './image-layout.ts';
import type { Look } from './image-looks.ts';
import type { Shared } from './share-message.ts';

const FACE = 'Lora, Georgia, serif';
const bodyOf = (px: number) => `bold ${px}px ${FACE}`;
const TITLE = `${PICTURE.title.px}px ${FACE}`;
const FILE_NAME = 'companheiro-biblico.png';

export type Picture = Readonly<{ file: File; whole: boolean }>;

/** Draws a text as a square picture, on the device. */
export async function drawPicture(shared: Shared, look: Look): Promise<Picture> {
  // A canvas does not wait for fonts.
  await Promise.all([
    document.fonts.load(bodyOf(PICTURE.body.sizes[0])),
    document.fonts.load(TITLE),
  ]).catch(() => {});
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.size;
  canvas.height = PICTURE.size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { layout, whole } = layOutShared(shared, {
    body: (text, px) => widthOf(context, bodyOf(px), text),
    title: (text) => widthOf(context, TITLE, text),
  });
  paint(context, layout, look);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return { file: new File([blob], FILE_NAME, { type: 'image/png' }), whole };
}

function widthOf(context: CanvasRenderingContext2D, font: string, text: string): number {
  context.font = font;
  return context.measureText(text).width;
}

function paint(context: CanvasRenderingContext2D, { body, px, title }: Layout, look: Look): void {
  const { size, margin, gap } = PICTURE;
  context.fillStyle = look.paper;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = look.accent;
  context.lineWidth = 2;
  context.strokeRect(margin / 2, margin / 2, size - margin, size - margin);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = look.ink;
  context.font = bodyOf(px);
  for (const line of body) context.fillText(line.text, size / 2, line.middle);
  context.fillStyle = look.accent;
  context.font = TITLE;
  for (const line of title) context.fillText(line.text, size / 2, line.middle);
  const [first] = title;
  if (!first || body.length === 0) return;
  const rule = first.middle - PICTURE.title.lineHeight / 2 - gap / 2;
  context.fillRect(size / 2 - 40, rule, 80, 2);
}
