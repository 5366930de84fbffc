import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { MOST_MEGAPIXELS, PICTURE_WIDTHS } from '#shared/uploads.ts';
import type { CheckResult, FileIn, MadePart } from './check-file.ts';

const PIXELS = MOST_MEGAPIXELS * 1_000_000;

/** Those that a refusal names; SVG is a document with scripts, and no picture for us. */
const READABLE = /^image\/(?:jpeg|png|apng|webp|avif|gif)$/;

export async function checkImage({ path, folder }: FileIn): Promise<CheckResult> {
  const type = await fileTypeFromFile(path);
  if (!type || !READABLE.test(type.mime)) return { problem: 'not-image' };
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > PIXELS) return { problem: 'too-many-pixels' };
  const parts = await makePictures(path, folder);
  return { mime: 'image/webp', extension: 'webp', pages: null, parts };
}

/** Encodes a picture anew in every width; what is not pixels (places, names, code) is left out. */
export async function makePictures(
  source: string | Buffer,
  folder: string,
): Promise<readonly MadePart[]> {
  const parts: MadePart[] = [];
  for (const width of PICTURE_WIDTHS) {
    const path = join(folder, `${width}.webp`);
    await sharp(source, { limitInputPixels: PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(path);
    parts.push({ name: String(width), path, mime: 'image/webp' });
  }
  return parts;
}
