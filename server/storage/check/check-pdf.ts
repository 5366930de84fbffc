import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MOST_MEGAPIXELS, PICTURE_WIDTHS } from '#shared/uploads.ts';
import type { CheckResult, FileIn, MadePart } from './check-file.ts';
import { makePictures } from './check-image.ts';
import { doesMoreThanShow } from './pdf-actions.ts';

const PDFJS = join(import.meta.dirname, '../../../node_modules/pdfjs-dist');
const PICTURE_WIDTH = Math.max(...PICTURE_WIDTHS);

export async function checkPdf({ path, folder }: FileIn): Promise<CheckResult> {
  const data = await readFile(path);
  // A reader would look for the header further on as well, where a page of HTML could precede it.
  if (!data.subarray(0, 5).equals(Buffer.from('%PDF-'))) return { problem: 'not-pdf' };
  if (doesMoreThanShow(data)) return { problem: 'active-pdf' };
  const task = getDocument({
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    standardFontDataUrl: `${PDFJS}/standard_fonts/`,
    cMapUrl: `${PDFJS}/cmaps/`,
    wasmUrl: `${PDFJS}/wasm/`,
    maxImageSize: MOST_MEGAPIXELS * 1_000_000,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'PasswordException') return null;
    throw error;
  });
  if (!pdf) return { problem: 'locked-pdf' };
  await pdf.getPage(pdf.numPages);
  const pictures = await drawFirstPage(pdf, folder).catch((): readonly MadePart[] => []);
  const file: MadePart = { name: 'file', path, mime: 'application/pdf' };
  return {
    mime: 'application/pdf',
    extension: 'pdf',
    pages: pdf.numPages,
    parts: [file, ...pictures],
  };
}

/** A page that cannot be drawn leaves the booklet without a picture, but readable. */
async function drawFirstPage(pdf: PDFDocumentProxy, folder: string): Promise<readonly MadePart[]> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(PICTURE_WIDTH / width, (2 * PICTURE_WIDTH) / height);
  const viewport = page.getViewport({ scale });
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: Object(canvas), viewport }).promise;
  return makePictures(canvas.toBuffer('image/png'), folder);
}
