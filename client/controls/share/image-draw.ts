import { SPRITE } from '../../ui/drawing.tsx';
import { type Layout, layOutShared, PICTURE, type Shape } from './image-layout.ts';
import type { Look } from './image-looks.ts';
import type { Shared } from './share-message.ts';

const FACE = 'Lora, Georgia, serif';
const bodyOf = (px: number) => `bold ${px}px ${FACE}`;
const TITLE = `${PICTURE.title.px}px ${FACE}`;
const FILE_NAME = 'companheiro-biblico.png';
/** A drawing behind words leaves them as legible as plain paper does. */
const FAINT = 0.2;

export type Picture = Readonly<{ file: File; whole: boolean }>;

/** How a text is pictured, as the member chose it. */
export type PictureStyle = Readonly<{
  look: Look;
  shape: Shape;
  /** The member's own photograph in place of the background; it stays on the device. */
  photo: ImageBitmap | null;
  /** Such as the name of a church, at the foot. */
  signature: string;
}>;

/** Draws a text as a picture, on the device. */
export async function drawPicture(shared: Shared, style: PictureStyle): Promise<Picture> {
  // A canvas does not wait for fonts.
  await Promise.all([
    document.fonts.load(bodyOf(PICTURE.body.sizes[0])),
    document.fonts.load(TITLE),
  ]).catch(() => {});
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.size;
  canvas.height = PICTURE.heights[style.shape];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { layout, whole } = layOutShared(
    shared,
    {
      body: (text, px) => widthOf(context, bodyOf(px), text),
      title: (text) => widthOf(context, TITLE, text),
    },
    style.shape,
  );
  await paintGround(context, style, (layout.body[0]?.middle ?? 0) - layout.px);
  paintWords(context, layout, style);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return { file: new File([blob], FILE_NAME, { type: 'image/png' }), whole };
}

function widthOf(context: CanvasRenderingContext2D, font: string, text: string): number {
  context.font = font;
  return context.measureText(text).width;
}

async function paintGround(
  context: CanvasRenderingContext2D,
  { look, photo }: PictureStyle,
  top: number,
): Promise<void> {
  const { width, height } = context.canvas;
  context.fillStyle = look.paper;
  context.fillRect(0, 0, width, height);
  if (photo) {
    const scale = Math.max(width / photo.width, height / photo.height);
    const [w, h] = [photo.width * scale, photo.height * scale];
    context.drawImage(photo, (width - w) / 2, (height - h) / 2, w, h);
    context.fillStyle = 'rgb(20 14 8 / 0.55)';
    context.fillRect(0, 0, width, height);
    return;
  }
  // A drawing that did not arrive leaves the plain paper.
  const drawing = await drawingOf(look).catch(() => null);
  if (!drawing) return;
  const room = top - PICTURE.covered;
  // A status has room for it above the words.
  if (room > 380) {
    context.drawImage(drawing, (width - 380) / 2, PICTURE.covered + (room - 380) / 2, 380, 380);
    return;
  }
  context.globalAlpha = FAINT;
  context.drawImage(drawing, (width - 820) / 2, (height - 820) / 2, 820, 820);
  context.globalAlpha = 1;
}

/** The lines of a background's drawing in its own colour. */
async function drawingOf({ drawing, accent }: Look): Promise<HTMLImageElement | null> {
  if (!drawing) return null;
  const sprite = await (await fetch(SPRITE)).text();
  const shapes = new DOMParser().parseFromString(sprite, 'image/svg+xml').getElementById(drawing);
  if (!shapes) return null;
  const colours = { tone: accent, mid: 'none', paper: 'none', wash: 'none' } as const;
  const inner = shapes.innerHTML.replace(
    /var\(--(tone|mid|paper|wash)\)/g,
    (_, name: keyof typeof colours) => colours[name],
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="820" viewBox="0 0 96 96" fill="none" stroke="${accent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function paintWords(
  context: CanvasRenderingContext2D,
  { body, px, title }: Layout,
  { look, photo, signature }: PictureStyle,
): void {
  const { margin, gap } = PICTURE;
  const { width, height } = context.canvas;
  const ink = photo ? '#ffffff' : look.ink;
  const accent = photo ? '#f4e3c8' : look.accent;
  context.strokeStyle = accent;
  context.lineWidth = 2;
  context.strokeRect(margin / 2, margin / 2, width - margin, height - margin);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.font = bodyOf(px);
  for (const line of body) context.fillText(line.text, width / 2, line.middle);
  context.fillStyle = accent;
  context.font = TITLE;
  for (const line of title) context.fillText(line.text, width / 2, line.middle);
  context.font = `30px ${FACE}`;
  // Narrower than the frame, whatever its length.
  context.fillText(signature.trim(), width / 2, height - (margin * 3) / 4, width - 2 * margin);
  const [first] = title;
  if (!first || body.length === 0) return;
  const rule = first.middle - PICTURE.title.lineHeight / 2 - gap / 2;
  context.fillRect(width / 2 - 40, rule, 80, 2);
}
