import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(import.meta.dirname, '../client/public');
const ICONS = join(PUBLIC, 'icons');
const SIDE = 64;

/** A launcher may cut a maskable icon down to a circle of four fifths of its width. */
const WITHIN_MASK = 0.95;

const drawing = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').trim();
const brown = /fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1] ?? '';
const book = drawing.replace(/^<svg[^>]*><rect[^>]*\/>|<\/svg>$/g, '');

/** The open book alone on a full square, which the system cuts to its own shape. */
function fullSquare(scale: number): string {
  const margin = (SIDE * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${brown}"/><g transform="translate(${margin} ${margin}) scale(${scale})">${book}</g></svg>`;
}

/** The book as a silhouette, in which the fold and the cross are holes: the system colours it. */
function silhouette(): string {
  const cut = book.replaceAll('#fdf8ee', '#fff').replaceAll(brown, '#000');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 9 44 44"><mask id="m">${cut}</mask><rect width="${SIDE}" height="${SIDE}" fill="#000" mask="url(#m)"/></svg>`;
}

/** Draws the icons that the manifest and Apple's devices name from the drawing of the site's own. */
async function drawIcons(): Promise<void> {
  mkdirSync(ICONS, { recursive: true });
  const icons: readonly (readonly [name: string, svg: string, side: number])[] = [
    ['any-192', drawing, 192],
    ['any-512', drawing, 512],
    ['maskable-192', fullSquare(WITHIN_MASK), 192],
    ['maskable-512', fullSquare(WITHIN_MASK), 512],
    ['monochrome-96', silhouette(), 96],
    ['monochrome-512', silhouette(), 512],
    // Where Apple's devices look for it without being told.
    ['../apple-touch-icon', fullSquare(1.15), 180],
  ];
  await Promise.all(
    icons.map(([name, svg, side]) =>
      sharp(Buffer.from(svg), { density: (72 * side) / SIDE })
        .resize(side, side)
        .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
        .toFile(join(ICONS, `${name}.png`)),
    ),
  );
}

if (import.meta.main) await drawIcons();
