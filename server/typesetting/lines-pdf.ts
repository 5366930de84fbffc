import { setImmediate as turn } from 'node:timers/promises';
import type { LineStyle, PrintedLine } from '#shared/text/printed-line.ts';
import { finishA4, openA4, printable } from './a4.ts';

type Look = Readonly<{
  font: 'Times-Roman' | 'Times-Bold' | 'Helvetica';
  size: number;
  color: string;
  /** Room above, in points. */
  before: number;
  indent: number;
}>;

const INK = '#1e1e1e';
const MUTED = '#646464';

const LOOKS: Readonly<Record<LineStyle, Look>> = {
  title: { font: 'Times-Bold', size: 24, color: INK, before: 0, indent: 0 },
  note: { font: 'Helvetica', size: 9.5, color: MUTED, before: 4, indent: 0 },
  heading: { font: 'Times-Bold', size: 15, color: INK, before: 20, indent: 0 },
  day: { font: 'Times-Bold', size: 12, color: INK, before: 12, indent: 0 },
  text: { font: 'Times-Roman', size: 12, color: INK, before: 6, indent: 0 },
  item: { font: 'Times-Roman', size: 12, color: INK, before: 3, indent: 14 },
};

/** In points, on A4. */
const MARGIN = 64;
const LINE_GAP = 3;
/** Keeps a heading from ending a page. */
const KEPT_TOGETHER: Partial<Record<LineStyle, number>> = { heading: 56, day: 36 };

/** Others are answered between so many lines. */
const AT_ONCE = 20;

/** Typesets a text on A4 pages: a few kilobytes. */
export async function linesPdf(lines: readonly PrintedLine[]): Promise<Buffer> {
  const doc = await openA4({ title: printable(lines[0]?.text ?? ''), margin: MARGIN });
  const width = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - MARGIN;
  for (const [index, { style, text }] of lines.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    const { font, size, color, before, indent } = LOOKS[style];
    doc.font(font).fontSize(size).fillColor(color);
    if (doc.y > MARGIN) doc.y += before;
    if (doc.y + size + (KEPT_TOGETHER[style] ?? 0) > bottom) doc.addPage();
    const { y } = doc;
    if (style === 'item') doc.text('•', MARGIN, y, { lineBreak: false });
    const options = { width: width - indent, lineGap: LINE_GAP };
    doc.text(printable(text), MARGIN + indent, y, options);
  }
  return finishA4(doc, { margin: MARGIN, color: MUTED });
}
