import { jsPDF } from 'jspdf';
import type { Line, LineStyle } from './plan-lines.ts';

type Look = Readonly<{
  font: 'times' | 'helvetica';
  weight: 'normal' | 'bold';
  size: number;
  grey: number;
  before: number;
  indent: number;
}>;

const LOOKS: Readonly<Record<LineStyle, Look>> = {
  title: { font: 'times', weight: 'bold', size: 24, grey: 30, before: 0, indent: 0 },
  note: { font: 'helvetica', weight: 'normal', size: 9.5, grey: 100, before: 4, indent: 0 },
  heading: { font: 'times', weight: 'bold', size: 15, grey: 30, before: 20, indent: 0 },
  day: { font: 'times', weight: 'bold', size: 12, grey: 30, before: 12, indent: 0 },
  text: { font: 'times', weight: 'normal', size: 12, grey: 30, before: 6, indent: 0 },
  item: { font: 'times', weight: 'normal', size: 12, grey: 30, before: 3, indent: 14 },
};

/** In points, on A4. */
const MARGIN = 64;
const LEADING = 1.4;
/** Keeps a heading from ending a page. */
const KEPT_TOGETHER: Partial<Record<LineStyle, number>> = { heading: 56, day: 36 };

/** The plan as a PDF of the standard faces, which every reader has: a few kilobytes. */
export function pdfOfLines(lines: readonly Line[]): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  pdf.setProperties({ title: lines[0]?.text ?? '', creator: 'Companheiro Bíblico' });
  pdf.setLanguage('pt-BR');
  const width = pdf.internal.pageSize.getWidth() - 2 * MARGIN;
  const bottom = pdf.internal.pageSize.getHeight() - MARGIN;
  let y = MARGIN;
  for (const { style, text } of lines) {
    const look = LOOKS[style];
    const height = look.size * LEADING;
    apply(pdf, look);
    y += y > MARGIN ? look.before : 0;
    if (y + height + (KEPT_TOGETHER[style] ?? 0) > bottom) y = turnPage(pdf);
    const rows: string[] = pdf.splitTextToSize(printable(text), width - look.indent);
    for (const [index, row] of rows.entries()) {
      if (y + height > bottom) y = turnPage(pdf);
      if (style === 'item' && index === 0) pdf.text('•', MARGIN, y, { baseline: 'top' });
      pdf.text(row, MARGIN + look.indent, y, { baseline: 'top' });
      y += height;
    }
  }
  numberPages(pdf);
  return pdf.output('arraybuffer');
}

function apply(pdf: jsPDF, { font, weight, size, grey }: Look): void {
  pdf.setFont(font, weight).setFontSize(size).setTextColor(grey);
}

function turnPage(pdf: jsPDF): number {
  pdf.addPage();
  return MARGIN;
}

function numberPages(pdf: jsPDF): void {
  const count = pdf.getNumberOfPages();
  const centre = pdf.internal.pageSize.getWidth() / 2;
  const foot = pdf.internal.pageSize.getHeight() - MARGIN / 2;
  apply(pdf, LOOKS.note);
  for (let page = 1; page <= count; page++) {
    pdf.setPage(page);
    pdf.text(`Página ${page} de ${count}`, centre, foot, { align: 'center' });
  }
}

const NARROW_SPACES = /[\u2000-\u200a\u202f\u205f]/g;
/**
 * The characters of the standard typefaces: Latin letters with all accents of Portuguese, and
 * typographic signs.
 */
const UNPRINTABLE =
  /[^\x20-\x7e\xa0-\xff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]/g;

function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(NARROW_SPACES, ' ')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(UNPRINTABLE, '');
}
