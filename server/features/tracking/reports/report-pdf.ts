import { BRAZILIAN_TIME_ZONE } from '#shared/calendar.ts';
import { nameOfMonth, type ReportTable } from '#shared/tracking/monthly-report.ts';
import { finishA4, openA4, printable } from '../../../typesetting/a4.ts';

const MARGIN = 56;
const ROW_HEIGHT = 21;
const COLUMN = 92;
const SHORT_TABLE = 12;
const INK = '#2b2621';
const MUTED = '#6b6157';
const LINE = '#d9cdb8';
const ACCENT = '#7c4a1e';

/** Typesets a report on A4 pages. */
export async function reportPdf(
  month: string,
  tables: readonly ReportTable[],
  printedAt: Date,
): Promise<Buffer> {
  const title = `Relatório de ${nameOfMonth(month)}`;
  const doc = await openA4({ title, margin: MARGIN });
  doc.font('Helvetica').fontSize(10).fillColor(ACCENT).text('Companheiro Bíblico');
  doc.moveDown(0.3).font('Times-Bold').fontSize(25).fillColor(INK).text(title);
  doc.moveDown(0.3).font('Helvetica').fontSize(10).fillColor(MUTED);
  doc.text('Somas sobre todos os membros, pelo horário de Brasília.');
  for (const table of tables) drawTable(doc, table);
  return finishA4(doc, { margin: MARGIN, color: MUTED, left: `Gerado em ${momentOf(printedAt)}` });
}

type Doc = PDFKit.PDFDocument;

function drawTable(doc: Doc, { title, head, rows, note }: ReportTable): void {
  const [left, width] = [MARGIN, doc.page.width - 2 * MARGIN];
  const bottom = doc.page.height - MARGIN - ROW_HEIGHT;
  // A short table stays on one page; of a long one, some rows follow the title.
  const together = rows.length <= SHORT_TABLE ? rows.length + 3 : 6;
  if (doc.y + together * ROW_HEIGHT > bottom + ROW_HEIGHT) doc.addPage();
  doc.moveDown(1.6).font('Times-Bold').fontSize(15).fillColor(INK).text(title, left);
  let y = doc.y + 6;
  const drawRow = (cells: readonly string[], font: string, color: string) => {
    if (y > bottom) {
      doc.addPage();
      y = MARGIN;
    }
    doc.font(font).fontSize(10).fillColor(color);
    for (const [index, cell] of cells.entries()) {
      const first = index === 0;
      const x = first ? left : left + width - COLUMN * (cells.length - index);
      const room = first ? width - COLUMN * (cells.length - 1) - 8 : COLUMN;
      doc.text(printable(cell), x, y + 6, {
        width: room,
        align: first ? 'left' : 'right',
        lineBreak: false,
        ellipsis: true,
      });
    }
    y += ROW_HEIGHT;
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  };
  drawRow(head, 'Helvetica-Bold', MUTED);
  for (const row of rows) {
    drawRow(row, row[0] === 'Total' ? 'Helvetica-Bold' : 'Helvetica', INK);
  }
  doc.x = left;
  doc.y = y;
  if (!note) return;
  const text = printable(note);
  doc.font('Helvetica').fontSize(8.5).fillColor(MUTED);
  if (y + 6 + doc.heightOfString(text, { width }) > doc.page.height - MARGIN) {
    doc.addPage();
    doc.y = MARGIN;
  }
  doc.text(text, left, doc.y + 6, { width });
}

const momentOf = (at: Date) =>
  at.toLocaleString('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: BRAZILIAN_TIME_ZONE,
  });
