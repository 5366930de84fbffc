import { buffer } from 'node:stream/consumers';

type Doc = PDFKit.PDFDocument;

type Given = Readonly<{ title: string; margin: number }>;

/** An empty document of A4 pages in the standard typefaces, which every reader of PDF has. */
export async function openA4({ title, margin }: Given): Promise<Doc> {
  // The dynamic import keeps the package out of processes that print nothing.
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'pt-BR',
    info: { Title: title, Author: 'Companheiro Bíblico', Creator: 'Companheiro Bíblico' },
  });
}

type Foot = Readonly<{ margin: number; color: string; left?: string }>;

/** Numbers the pages, and ends the document. */
export async function finishA4(doc: Doc, { margin, color, left }: Foot): Promise<Buffer> {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // Below the margin, where text would otherwise begin another page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - margin / 2 - 8;
    const options = { width: doc.page.width - 2 * margin, lineBreak: false } as const;
    doc.font('Helvetica').fontSize(8.5).fillColor(color);
    if (left) doc.text(left, margin, y, options);
    const align = left ? 'right' : 'center';
    doc.text(`Página ${page + 1} de ${count}`, margin, y, { ...options, align });
  }
  doc.end();
  return buffer(doc);
}

const NARROW_SPACES = /[\u00a0\u2000-\u200a\u202f\u205f]/g;
const HYPHENS = /[\u2010\u2011\u2212]/g;
/** All but the letters of Western Europe, with every accent of Portuguese, and printers' signs. */
const UNPRINTABLE =
  /[^\x20-\x7e\xa0-\xff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]/g;

/** What the standard typefaces can show of a text. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(NARROW_SPACES, ' ')
    .replace(HYPHENS, '-')
    .replace(UNPRINTABLE, '');
}
